import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { messages } from '#words/controls.ts';
import { Icon } from './Icon.tsx';
import type { IconPath } from './icons.ts';
import * as icons from './icons.ts';
import { hasPopovers, isPopoverOpen } from './popovers.ts';
import type { ToastMessage } from './toast-message.ts';

type Tone = NonNullable<ToastMessage['tone']>;

const MILLISECONDS_SHOWN: Record<Tone, number> = { info: 6000, success: 6000, error: 12_000 };
/** Until a screen reader has taken over what an urgent toast says. */
const MILLISECONDS_READ = 1000;
const TONES: Record<Tone, { icon: IconPath; color: string; box: string }> = {
  info: { icon: icons.info, color: 'text-secondary-text', box: 'border-line bg-surface' },
  success: { icon: icons.check, color: 'text-success', box: 'border-line bg-surface' },
  error: { icon: icons.alert, color: 'text-danger', box: 'border-danger bg-danger-tint' },
};

interface ToastData {
  /** An error that nothing else on the page says, and that has just come. */
  isUrgent: boolean;
  hint: string | undefined;
}
const manager = Toast.createToastManager<ToastData>();
/** Of the errors on the screen without a button: what has gone well since, or is sent again, takes them away. */
const errors = new Set<string>();

/** Call `showToast` of toast.ts instead: it loads this module when it is needed. */
export function addToast(message: ToastMessage): void {
  const { title, description, tone = 'info', action, seconds, isReadElsewhere = false } = message;
  if (tone === 'success') closeErrors();
  const id = crypto.randomUUID();
  const hint = action?.hint;
  manager.add({
    id,
    title,
    ...(description && { description }),
    type: tone,
    timeout: seconds === undefined ? MILLISECONDS_SHOWN[tone] : seconds * 1000,
    data: { isUrgent: tone === 'error' && !isReadElsewhere, hint },
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          manager.close(id);
          action.run();
        },
      },
      onRemove: () => void withActions.delete(id),
    }),
  });
  if (tone === 'error' && !action) errors.add(id);
  if (tone === 'error' && !isReadElsewhere) setTimeout(() => hush(id, hint), MILLISECONDS_READ);
  if (action) withActions.add(id);
  raise();
}

function closeErrors(): void {
  for (const id of errors) manager.close(id);
  errors.clear();
}

/** An alert that stayed would be read again where the host moves. */
function hush(id: string, hint: string | undefined): void {
  manager.update(id, { data: { isUrgent: false, hint } });
}

/** The toasts with a button, which must be reachable while a dialog is open. */
const withActions = new Set<string>();

const host = document.createElement('div');

/** Above an open dialog: the browser draws what was shown last on top. */
function raise(): void {
  const home = topmost();
  if (host.parentElement !== home) home.append(host);
  else if (isPopoverOpen(host)) host.hidePopover();
  if (hasPopovers()) host.showPopover();
}

/** An open dialog makes all beside it inert: a toast with a button has to be inside. */
function topmost(): Element {
  const dialogs = withActions.size > 0 ? document.querySelectorAll('dialog[open]') : [];
  return dialogs[dialogs.length - 1] ?? document.body;
}

/**
 * A dialog that opens covers what is shown already; one that closes may leave the page, and must not take the
 * toasts along. Watched for, because Safari before 26 sends no event of either.
 */
function followDialogs(changes: readonly MutationRecord[]): void {
  const hasOpened = changes.some(
    ({ type, target }) =>
      type === 'attributes' && target instanceof HTMLDialogElement && target.open,
  );
  if (hasOpened || !host.isConnected || host.closest('dialog:not([open])')) raise();
}

/** Adds the one viewport to the page; resolves when it listens. */
export function mountToaster(): Promise<void> {
  host.popover = 'manual';
  host.className = 'm-0 size-0 overflow-visible border-0 bg-transparent p-0';
  document.body.append(host);
  // Of any form: what an error said of one try would be read of the next, whose outcome a page may say.
  document.addEventListener('submit', closeErrors, { capture: true });
  new MutationObserver(followDialogs).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['open'],
  });
  return new Promise((resolve) => {
    createRoot(host).render(<Toaster onReady={resolve} />);
  });
}

function Toaster({ onReady }: { onReady: () => void }) {
  // Effects run from the inside out: when this one runs, the provider has subscribed.
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      {/* On a phone at the foot, above a bar that may stick there: at the top it would lie over headings. */}
      <Toast.Viewport
        style={matchMedia('(width < 40rem)').matches ? { bottom: '5rem' } : { top: '4.5rem' }}
        className="fixed inset-x-4 z-50 ms-auto flex max-w-96 flex-col gap-2 outline-none"
      >
        <ToastList />
      </Toast.Viewport>
      <Urgent />
    </Toast.Provider>
  );
}

/** What screen readers are to say at once. */
function Urgent() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts
    .filter(({ data }) => data?.isUrgent)
    .map(({ id, title, description }) => (
      <div key={id} role="alert" className="sr-only">
        {title} {description}
      </div>
    ));
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  // The newest; more would cover the page.
  return toasts.slice(0, 3).map((toast) => {
    const { icon, color, box } = TONES[(toast.type as Tone | undefined) ?? 'info'];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // Errors interrupt, so they are read by an alert of their own or where they were made.
        aria-live={toast.type === 'error' ? 'off' : undefined}
        className={`toast rounded-md border text-ink shadow-float ${box}`}
      >
        <Toast.Content className="flex items-start gap-3 p-3">
          <Icon path={icon} className={`mt-0.5 size-5 ${color}`} />
          <div className="min-w-0 flex-1">
            <Toast.Title render={<p />} className="font-semibold" />
            <Toast.Description className="text-sm" />
            {toast.data?.hint && <p className="sr-only">{toast.data.hint}</p>}
            {toast.actionProps && (
              <Toast.Action className="mt-2 min-h-11 font-semibold underline" />
            )}
          </div>
          {/* Base UI hides it from screen readers while the keyboard stops at it (mui/base-ui#5659). */}
          <Toast.Close aria-label={messages.dismiss} aria-hidden={false} className="p-2 text-muted">
            <Icon path={icons.close} className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
