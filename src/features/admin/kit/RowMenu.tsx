import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { messages } from '#words/office/dashboard/kit.ts';
import type { RowAction } from './RowActions.tsx';

interface RowMenuProps {
  /** Whose row it is. */
  of: string;
  actions: readonly RowAction[];
}

/** What else can be done with a row, behind one button: arrow keys and first letters choose, Esc closes. */
export function RowMenu({ of, actions }: RowMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        ref={trigger}
        className="button button-quiet min-h-11 min-w-11 px-2 rows:min-h-8 rows:min-w-8 rows:px-1"
      >
        <Icon name="more" className="size-5 stroke-3" />
        <span className="sr-only">{messages.moreActions(of)}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-50">
          <Menu.Popup className="min-w-44 rounded-md border border-control bg-surface py-1 text-ink shadow-float outline-none">
            {actions.map(({ label, run, disabledReason, busy = false }) => (
              <Menu.Item
                key={label}
                disabled={disabledReason !== undefined || busy}
                onClick={() => {
                  // A dialog gives the focus back to what had it: this item will be gone by then.
                  trigger.current?.focus();
                  run();
                }}
                className="menu-item"
              >
                {label}
                {disabledReason && (
                  <span className="block text-sm text-muted">{disabledReason}</span>
                )}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
