import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { messages } from '#words/controls.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the backdrop and the close button; set `open` to false in it, or the dialog stays. */
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it holds the focus, gives it back, makes the page
 * behind inert and closes on Escape, at no cost in script.
 */
export function Dialog({ open, onClose, title, description, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const close = useEffectEvent(onClose);

  // After each drawing: it may have been closed by the browser, and stays.
  useLayoutEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Closed before it leaves the page, too: only a closing dialog gives the focus back.
    return open ? () => dialog?.close() : undefined;
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    /** Text that is selected beyond the edge ends in a click on the backdrop, too. */
    let pressed: EventTarget | null;
    const press = (event: PointerEvent) => {
      pressed = event.target;
    };
    const closeOnBackdrop = ({ target }: MouseEvent) =>
      target === dialog && pressed === dialog && close();
    dialog?.addEventListener('pointerdown', press);
    dialog?.addEventListener('click', closeOnBackdrop);
    return () => {
      dialog?.removeEventListener('pointerdown', press);
      dialog?.removeEventListener('click', closeOnBackdrop);
    };
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // Escape: the browser would close it itself, but `open` decides.
      onCancel={(event) => {
        // After one that was refused it does so without asking: what follows is `onClose`.
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!open) return;
        onClose();
        drawAgain();
      }}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-lg bg-surface text-base whitespace-normal text-ink shadow-float"
    >
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-h3">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="-m-2 rounded-md p-2 text-muted hover:text-ink"
          >
            <Icon path={icons.close} />
            <span className="sr-only">{messages.close}</span>
          </button>
        </div>
        {description && (
          <p id={`${id}-description`} className="text-muted">
            {description}
          </p>
        )}
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}
