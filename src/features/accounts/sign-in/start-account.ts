import { takeToast } from '#browser/flash-toast.ts';
import { watchSignOut } from '#browser/session/watch-sign-out.ts';

/** What every page does about accounts; all that weighs anything is loaded when it is asked for. */
export function startAccount(): void {
  watchSignOut();
  void showLeftToast();
}

async function showLeftToast(): Promise<void> {
  const toast = takeToast();
  if (!toast) return;
  const { showToast } = await import('#components/ui/toast.ts');
  await showToast({ ...toast, tone: 'success' });
}
