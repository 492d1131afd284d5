import { type ReactNode, useId, useRef, useState } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

interface PopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** The panel's name for screen readers. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
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
  children,
}: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const anchor = `--anchor${id.replaceAll(/[^\w-]/g, '')}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
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
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="popover-panel rounded-lg border border-line bg-surface p-3 text-ink shadow-float"
        style={{ positionAnchor: anchor }}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
