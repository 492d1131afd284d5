import { currentPath, signInAddress } from '#browser/session/return-path.ts';

/**
 * Links to the sign-in page that are marked `data-sign-in` open the dialog over the page instead;
 * `data-sign-in="or-up"` with the tab to create an account. Without script, with a modifier key, or
 * where the dialog cannot be loaded, they are the links they are.
 */
export function watchSignInLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-sign-in]');
    if (!(link instanceof HTMLAnchorElement) || isForBrowser(event)) return;
    event.preventDefault();
    void open(link.dataset.signIn === 'or-up');
  });
}

async function open(withSignUp: boolean): Promise<void> {
  try {
    const { openSignInDialog } = await import('./open-sign-in-dialog.tsx');
    openSignInDialog({ withSignUp });
  } catch {
    window.location.assign(signInAddress(currentPath()));
  }
}

/** A new tab or window is asked for, or another listener has dealt with it. */
function isForBrowser(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
