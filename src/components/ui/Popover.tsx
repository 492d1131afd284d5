import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

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
 * the focus are the browser's. Where CSS anchors are missing, the panel opens in the middle.
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
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  /** How often it was opened, 0 while it is closed. */
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  useEffect(() => {
    // The browser opens it without us, and has told of that before we listened.
    if (!panel.current?.matches(':popover-open')) return;
    openings.current += 1;
    setOpening(openings.current);
  }, []);
  const anchor = `--anchor${id.replaceAll(/[^\w-]/g, '')}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={opening > 0}
        className={buttonClass(variant, size, className)}
        style={{ anchorName: anchor }}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          // Closed and opened at once, the browser tells of the opening alone: what is in it begins anew.
          openings.current += 1;
          setOpening(event.newState === 'open' ? openings.current : 0);
        }}
        className="popover-panel rounded-lg border border-line bg-surface p-3 text-ink shadow-float"
        style={{ positionAnchor: anchor }}
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
