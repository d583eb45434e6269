// The gallery: a game's real table page on a scene of fixtures.py. ?scene=NAME&theme=dark&lang=nl&bare (no bar)

import { html, render, signal } from "/static/dom.js";
import { LANGUAGES, language, startLocale, switchLanguage } from "/static/locale.js";
import { TableView } from "/static/pages/play.js";
import { switchTheme, theme } from "/static/settings.js";
import { LiveRegion } from "/static/ui/live.js";
import { refuse } from "/static/ui/notices.js";
import { t, translator } from "/static/locale.js";

const asked = new URLSearchParams(location.search);
const update = signal(null);
const last = signal([]);
const names = signal([]);
let scene = asked.get("scene") ?? "claim-middle";

async function call(verb, body = {}) {
  const answer = await fetch(`/gallery/scenes/${scene}/${verb}`, { method: "POST", body: JSON.stringify(body) });
  return answer.json();
}

async function show(name) {
  scene = name;
  last.value = [];
  update.value = await (await fetch(`/gallery/scenes/${name}`)).json();
  history.replaceState(null, "", `?scene=${name}${asked.has("bare") ? "&bare" : ""}`);
}

function take(next) {
  if (next.error) {
    refuse(say()(next.error.detail), next.error.detail.rule);
    return;
  }
  const log = [...update.value.log.filter((entry) => entry.n <= next.version && !next.log.includes(entry)), ...next.log];
  last.value = next.log;
  update.value = { ...next, log };
}

function say() {
  const { table } = update.value;
  return translator(table.game, (seat) => table.seats.find((each) => each.seat === seat)?.name ?? seat);
}

const table = {
  update,
  last,
  pending: signal(false),
  online: signal("live"),
  async send(command) {
    if (command.type !== "act") return;
    take(await call("act", { words: command.words }));
    // The others answer a little later, one by one, as at a real table.
    let guard = 30;
    while (guard-- && update.value.table.phase === "playing" && !update.value.game.to_act.includes(update.value.table.you)) {
      await new Promise((done) => setTimeout(done, 700));
      take(await call("step"));
    }
  },
  why: (words) => call("why", { words }),
};

function Bar() {
  return html`<form class="gallery-bar">
    <label>Scene <select value=${scene} onChange=${(event) => show(event.currentTarget.value)}>
      ${names.value.map((name) => html`<option value=${name} selected=${name === scene}>${name}</option>`)}
    </select></label>
    <button type="button" onClick=${async () => take(await call("step"))}>Another acts</button>
    <button type="button" onClick=${async () => { await call("again"); await show(scene); }}>Again</button>
    <button type="button" onClick=${() => switchTheme(theme.value === "dark" ? "light" : "dark")}>Light, dark</button>
    <label>Language <select value=${language.value} onChange=${(event) => switchLanguage(event.currentTarget.value)}>
      ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code}>${name}</option>`)}
    </select></label>
  </form>`;
}

function Gallery() {
  return html`${!asked.has("bare") && html`<${Bar} />`}
    ${update.value && html`<${TableView} table=${table} key=${scene} />`}<${LiveRegion} />`;
}

await startLocale();
if (asked.has("theme")) switchTheme(asked.get("theme"));
if (asked.has("lang")) await switchLanguage(asked.get("lang"));
names.value = await (await fetch("/gallery/scenes")).json();
await show(scene);
document.title = t("web-title");
render(html`<${Gallery} />`, document.querySelector("#app"));
