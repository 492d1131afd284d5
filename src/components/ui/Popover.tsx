import { Fragment, type ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';
import { useAnchoredPopover } from './use-anchored-popover.ts';

interface PopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** The panel's name for screen readers. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** In the panel while it is closed: seen where it is opened before the script is there. */
  waiting?: ReactNode;
  /** Rendered while open only; move the focus in with `autoFocus`. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button and the panel it opens, on the browser's popover: light dismiss, Escape and the return of
 * the focus are the browser's.
 */
export function Popover({
  trigger,
  label,
  variant = 'outline',
  size,
  className,
  waiting,
  children,
}: PopoverProps) {
  const { opening, close, forButton, forPanel } = useAnchoredPopover();
  return (
    <>
      <button
        {...forButton}
        aria-haspopup="dialog"
        className={buttonClass(variant, size, className)}
      >
        {trigger}
      </button>
      <div
        {...forPanel}
        role="dialog"
        aria-label={label}
        className="popover-panel rounded-lg border border-line bg-surface p-3 text-ink shadow-float"
      >
        {opening > 0 ? <Fragment key={opening}>{children(close)}</Fragment> : waiting}
      </div>
    </>
  );
}
