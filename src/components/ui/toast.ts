import type { ToastMessage } from './toast-message.ts';

type ToasterModule = typeof import('./Toaster.tsx');
let loading: Promise<ToasterModule['addToast']> | undefined;

/** Loads and mounts the toaster, once a page; a load that failed is tried again at the next call. */
function loadToaster(): Promise<ToasterModule['addToast']> {
  loading ??= import('./Toaster.tsx')
    .then(async ({ addToast, mountToaster }) => {
      await mountToaster();
      return addToast;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Shows a toast, from any island. A page that never calls it ships nothing for it. */
export async function showToast(message: ToastMessage): Promise<void> {
  const addToast = await loadToaster();
  addToast(message);
}

/** Has the part of the page that toasts are read from there before there is one. */
export function prepareToasts(): void {
  void loadToaster().catch(() => undefined);
}

// The first touch of the page precedes the first toast: by then it is loaded, and a page that is only
// read never asks for it.
if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(type, prepareToasts, { once: true, capture: true, passive: true });
  }
}
