import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { hasPopovers, isPopoverOpen } from './popovers.ts';

/**
 * What ties a button to the browser's popover that it opens and that stands beside it, to be spread over
 * the two. Where CSS anchors are missing, the popover opens in the middle; where popovers are, below its
 * button in the page (`popover-panel`), until the button is pressed again.
 */
export function useAnchoredPopover() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** How often it was opened, 0 while it is closed. */
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const anchor = `--anchor${id.replaceAll(/[^\w-]/g, '')}`;

  function tell(isOpen: boolean) {
    // Closed and opened at once, the browser tells of the opening alone: what is in it begins anew.
    openings.current += 1;
    setOpening(isOpen ? openings.current : 0);
  }
  function close() {
    if (hasPopovers()) return panel.current?.hidePopover();
    tell(false);
    button.current?.focus();
  }
  useEffect(() => {
    // The browser opens it without us, and has told of that before we listened.
    if (!isPopoverOpen(panel.current)) return;
    openings.current += 1;
    setOpening(openings.current);
  }, []);

  return {
    id,
    button,
    panel,
    opening,
    close,
    forButton: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      style: { anchorName: anchor },
      'aria-expanded': opening > 0,
      onClick: () => hasPopovers() || tell(opening === 0),
    },
    forPanel: {
      ref: panel,
      id,
      popover: 'auto',
      style: { positionAnchor: anchor },
      onToggle: ({ newState }: ToggleEvent) => tell(newState === 'open'),
    },
  } as const;
}
