import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon, type IconName } from './Icon.tsx';
import type { ToastMessage } from './toast.ts';

type Tone = NonNullable<ToastMessage['tone']>;

const MILLISECONDS_SHOWN: Record<Tone, number> = { info: 6000, success: 6000, error: 12_000 };
const TONES: Record<Tone, { icon: IconName; classes: string; iconColor: string }> = {
  info: { icon: 'info', classes: 'border-s-secondary', iconColor: 'text-secondary-text' },
  success: { icon: 'check', classes: 'border-s-success', iconColor: 'text-success' },
  error: { icon: 'alert', classes: 'border-s-danger', iconColor: 'text-danger' },
};

const manager = Toast.createToastManager();

/** Call `showToast` of toast.ts instead: it loads this module when it is needed. */
export function addToast({ title, description, tone = 'info' }: ToastMessage): void {
  manager.add({
    title,
    ...(description && { description }),
    type: tone,
    timeout: MILLISECONDS_SHOWN[tone],
    priority: tone === 'error' ? 'high' : 'low',
  });
}

/** Adds the one viewport to the page; resolves when it listens. */
export function mountToaster(): Promise<void> {
  const host = document.createElement('div');
  document.body.append(host);
  return new Promise((resolve) => {
    createRoot(host).render(<Toaster onReady={resolve} />);
  });
}

function Toaster({ onReady }: { onReady: () => void }) {
  // Effects run from the inside out: when this one runs, the provider has subscribed.
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Viewport className="fixed inset-x-4 top-18 z-50 flex flex-col gap-2 outline-none sm:start-auto sm:w-96">
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const { icon, classes, iconColor } = TONES[(toast.type as Tone | undefined) ?? 'info'];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={`rounded-md border border-s-4 border-line bg-surface text-ink shadow-float transition-[opacity,translate] data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0 ${classes}`}
      >
        <Toast.Content className="flex items-start gap-3 p-4">
          <Icon name={icon} className={`mt-0.5 size-5 ${iconColor}`} />
          <div className="min-w-0 flex-1">
            <Toast.Title render={<p />} className="leading-snug font-semibold" />
            <Toast.Description className="text-sm text-muted" />
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="-m-2 rounded-md p-2 text-muted hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
