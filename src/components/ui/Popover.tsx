import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
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
  const { panel, forButton, forPanel } = useAnchoredPopover();
  /** How often it was opened, 0 while it is closed. */
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  useEffect(() => {
    // The browser opens it without us, and has told of that before we listened.
    if (!panel.current?.matches(':popover-open')) return;
    openings.current += 1;
    setOpening(openings.current);
  }, [panel]);
  return (
    <>
      <button
        {...forButton}
        aria-haspopup="dialog"
        aria-expanded={opening > 0}
        className={buttonClass(variant, size, className)}
      >
        {trigger}
      </button>
      <div
        {...forPanel}
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          // Closed and opened at once, the browser tells of the opening alone: what is in it begins anew.
          openings.current += 1;
          setOpening(event.newState === 'open' ? openings.current : 0);
        }}
        className="popover-panel rounded-lg border border-line bg-surface p-3 text-ink shadow-float"
      >
        {opening > 0 ? (
          <Fragment key={opening}>{children(() => panel.current?.hidePopover())}</Fragment>
        ) : (
          waiting
        )}
      </div>
    </>
  );
}
