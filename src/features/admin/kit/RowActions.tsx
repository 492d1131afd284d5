import { Button } from '#components/ui/Button.tsx';
import type { MenuAction } from '#components/ui/Menu.tsx';
import { RowMenu } from './RowMenu.tsx';

interface RowActionsProps {
  /** Whose row it is: read after each button's word. */
  of: string;
  actions: readonly MenuAction[];
  /** So many stand beside the menu, where there are more than two. */
  inSight?: number;
}

/** A menu of one would hide what it has. */
const WITHOUT_MENU = 2;

/** The buttons at the end of a row; of many the first ones, and a menu with the others. */
export function RowActions({ of, actions, inSight = 1 }: RowActionsProps) {
  const shown = actions.length <= WITHOUT_MENU ? actions.length : inSight;
  const others = actions.slice(shown);
  return (
    <div className="flex flex-wrap gap-2 rows:flex-nowrap rows:justify-end">
      {actions.slice(0, shown).map(({ label, run, disabledReason, busy = false }) => (
        <Button
          key={label}
          variant="quiet"
          className="rows:whitespace-nowrap"
          disabled={disabledReason !== undefined}
          title={disabledReason}
          loading={busy}
          onClick={run}
        >
          {label}
          <span className="sr-only"> {of}</span>
        </Button>
      ))}
      {others.length > 0 && <RowMenu of={of} actions={others} />}
    </div>
  );
}
