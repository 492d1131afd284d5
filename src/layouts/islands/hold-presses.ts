import { READY_EVENT } from '#browser/forms/early-presses.ts';

/**
 * Stands in each page with an island, as text, and runs before any other script: a press on a form that
 * waits for its script is kept, and repeated when the form says that it is ready (`early-presses.ts` of
 * the browser's forms). Until then a form is marked `data-waiting`. Buttons that send a form are written
 * disabled, for browsers without script; here they are opened. It also notes that something broke.
 */
export function holdPresses(): void {
  const pressed: HTMLElement[] = [];
  for (const form of document.querySelectorAll<HTMLFormElement>(
    'astro-island form:not([action])',
  )) {
    form.dataset.waiting = '';
    for (const button of form.querySelectorAll('button')) {
      if (button.type === 'submit') button.disabled = false;
    }
  }
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A tab or a filter beside the forms belongs to its island.
    const home = button?.closest('form, astro-island');
    if (!button || !home?.matches('[data-waiting], astro-island[ssr]')) return;
    // What the browser does without a script needs none.
    if (button.matches('[popovertarget], form[action] button')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Its script will not come; without it the browser would put the form's fields into the address.
    if (button.closest('[data-failed]')) return;
    button.setAttribute('aria-busy', 'true');
    pressed.push(button);
  };
  const repeat = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    delete target.dataset.waiting;
    // Once all that listens to the same event has run.
    setTimeout(() => {
      for (const button of pressed.filter((each) => target.contains(each))) {
        if (button.closest('[data-waiting]')) continue;
        pressed.splice(pressed.indexOf(button), 1);
        button.removeAttribute('aria-busy');
        button.click();
      }
    });
  };
  // An island that breaks at once does so before anyone watches: `watch-islands.ts` looks at this.
  const noteError = () => {
    document.documentElement.dataset.hasErred = '';
  };
  // Its script did not come at a second try, or failed.
  addEventListener('astro:hydration-error', ({ target }) => {
    (target as HTMLElement).dataset.failed = '';
    noteError();
  });
  addEventListener('error', noteError);
  addEventListener('unhandledrejection', noteError);
  addEventListener('click', hold, true);
  addEventListener(READY_EVENT, repeat, true);
  addEventListener('astro:hydrate', repeat, true);
}
