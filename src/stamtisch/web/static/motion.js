// Changes of the page that are seen as movement, where the browser can and the person wants it.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
let running = false;

/** The moment after Preact has drawn what was changed. */
function drawn() {
  return new Promise((done) => {
    setTimeout(done, 0);
  });
}

/**
 * The style of an element that glides to where the same thing lies after a change. No two elements in sight may have
 * the same name.
 * @param {string | null | undefined | false} thing
 * @returns {Record<string, string> | null}
 */
export function glides(thing) {
  return thing ? { viewTransitionName: `thing-${thing.replace(/[^a-z0-9]/gi, "_")}` } : null;
}

/**
 * Change something, the elements with a `view-transition-name` gliding from where they were. A change during another
 * one is made at once: the table is never behind its log. Under a dialog nothing glides, since it would be seen over it.
 * @param {() => void} change
 * @param {string} [kind] a type that style sheets can select by
 * @returns {Promise<void>}
 */
export async function withTransition(change, kind = "page") {
  if (running || !document.startViewTransition || STILL.matches || document.hidden || document.querySelector("dialog[open]")) {
    change();
    await drawn();
    return;
  }
  running = true;
  document.documentElement.dataset.moving = kind;
  const transition = document.startViewTransition(async () => {
    change();
    await drawn();
  });
  const over = () => {
    running = false;
    delete document.documentElement.dataset.moving;
  };
  transition.finished.then(over, over);
  transition.ready.catch(() => {});                       // then nothing glides, which is all that is amiss
  await transition.updateCallbackDone.catch(() => {});
}
