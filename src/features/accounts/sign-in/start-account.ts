import { takeToast } from '#browser/flash-toast.ts';
import { watchSignOut } from '#browser/session/watch-sign-out.ts';

/** What every page does about accounts; all that weighs anything is loaded when it is asked for. */
export function startAccount(): void {
  watchSignOut();
  void showToast();
}

async function showToast(): Promise<void> {
  const toast = takeToast();
  if (!toast) return;
  (await import('#browser/left-toast.ts')).showLeftToast(toast);
}
