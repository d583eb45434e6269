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
 * Change something, the elements with a `view-transition-name` gliding from where they were. A change during another
 * one is made at once: the table is never behind its log.
 * @param {() => void} change
 * @param {string} [kind] a type that style sheets can select by
 * @returns {Promise<void>}
 */
export async function withTransition(change, kind = "page") {
  if (running || !document.startViewTransition || STILL.matches || document.hidden) {
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
  await transition.updateCallbackDone.catch(() => {});
}
