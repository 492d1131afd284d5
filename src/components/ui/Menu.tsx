import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useAnchoredPopover } from './use-anchored-popover.ts';

export interface MenuAction {
  label: string;
  run: () => void;
  /** Why it cannot be done. */
  disabledReason?: string | undefined;
  /** It is being done. */
  busy?: boolean;
}

interface MenuProps {
  /** What the button shows, with its name for screen readers. */
  trigger: ReactNode;
  actions: readonly MenuAction[];
  /** Of the button. */
  className: string;
}

/** To which item a key leads, of so many, from the one that has the focus. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A button and the menu that it opens: arrows and first letters move, Esc closes. It stands on the browser's
 * popover, which an open dialog does not cover; the menu of Base UI leaves places in the page that take
 * the focus and that screen readers are not told of.
 */
export function Menu({ trigger, actions, className }: MenuProps) {
  const { id, button, panel, opening, close, forButton, forPanel } = useAnchoredPopover();
  const isOpen = opening > 0;
  useEffect(() => {
    if (isOpen) itemsIn(panel.current)[0]?.focus();
  }, [isOpen, panel]);

  function onKeyDown(event: KeyboardEvent) {
    // On to what comes after the button.
    if (event.key === 'Tab') close();
    const items = itemsIn(panel.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = MOVES[event.key]?.(at, items.length) ?? findByLetter(items, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  function choose({ run, disabledReason, busy = false }: MenuAction) {
    if (disabledReason !== undefined || busy) return;
    close();
    // A dialog gives the focus back to what had it: the item is gone by then.
    button.current?.focus();
    run();
  }

  return (
    <>
      <button {...forButton} id={`${id}-button`} aria-haspopup="menu" className={className}>
        {trigger}
      </button>
      <div
        {...forPanel}
        className="popover-panel rounded-md border border-line bg-surface py-1 text-start text-base whitespace-normal text-ink shadow-float"
      >
        {isOpen && (
          <div role="menu" aria-labelledby={`${id}-button`} onKeyDown={onKeyDown}>
            {actions.map((action) => (
              <button
                key={action.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={action.disabledReason !== undefined || action.busy || undefined}
                onClick={() => choose(action)}
                className="menu-item"
              >
                {action.label}
                {action.disabledReason && (
                  <span className="block text-sm text-muted">{action.disabledReason}</span>
                )}
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function itemsIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** The next item that begins with what was typed, also from the top again. */
function findByLetter(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) =>
    item.textContent.toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, index) => index > at && begins(item));
  const found = after < 0 ? items.findIndex(begins) : after;
  return found < 0 ? undefined : found;
}
