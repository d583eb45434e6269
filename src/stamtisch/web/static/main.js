// The page begins here: language, theme, then the page that the address names.

import { html, render } from "./dom.js";
import { GAME_IDS } from "./games.js";
import { startLocale, t } from "./locale.js";
import { startMe } from "./me.js";
import { place, startRouter } from "./router.js";
import { showTheme } from "./settings.js";
import { LiveRegion } from "./ui/live.js";
import { Later } from "./ui/later.js";

/** Pages are fetched when they are needed. */
const PAGES = {
  gone: () => import("./pages/gone.js").then((module) => module.Gone),
  home: () => import("./pages/home.js").then((module) => module.Home),
  host: () => import("./pages/host.js").then((module) => module.Host),
  my: () => import("./pages/my.js").then((module) => module.My),
  rules: () => import("./pages/rules.js").then((module) => module.Rules),
  seat: () => import("./pages/table.js").then((module) => module.SeatLink),
  table: () => import("./pages/table.js").then((module) => module.TablePage),
};

function App() {
  return html`${page(place.value)}<${LiveRegion} />`;
}

/** @param {import("./router.js").Place} here */
function page({ path }) {
  const [, first, second] = path.split("/");
  const rules = GAME_IDS.includes(second) ? second : GAME_IDS[0];
  if (first === "t" && second) return html`<${Later} key=${path} load=${PAGES.table} id=${second} />`;
  if (first === "s" && second) return html`<${Later} key=${path} load=${PAGES.seat} token=${second} />`;
  document.title = t("web-title");
  if (first === "rules" && (!second || GAME_IDS.includes(second))) return html`<${Later} key="rules" load=${PAGES.rules} game=${rules} />`;
  if (first === "my" && !second) return html`<${Later} key="my" load=${PAGES.my} />`;
  if (first === "new" && GAME_IDS.includes(second)) return html`<${Later} key=${path} load=${PAGES.host} game=${second} />`;
  if (!first) return html`<${Later} key="home" load=${PAGES.home} />`;
  return html`<${Later} key="gone" load=${PAGES.gone} title=${t("web-nothing-title")} words=${t("web-nothing")} />`;
}

showTheme();
if (location.pathname.startsWith("/t/")) {
  // What a table needs comes together with its words, not after them.
  PAGES.table().catch(() => {});
  import("./pages/play.js").catch(() => {});
}
await startLocale();
startRouter();
startMe();
const app = /** @type {HTMLElement} */ (document.querySelector("#app"));
app.replaceChildren();
render(html`<${App} />`, app);
