import { Button } from '#components/ui/Button.tsx';
import type { MenuAction } from '#components/ui/Menu.tsx';
import { RowMenu } from './RowMenu.tsx';

/** What can be done with a row. */
interface RowAction extends MenuAction {
  /** What most rows are there for: its button stands out, where it is in sight. */
  isMain?: boolean;
}

interface RowActionsProps {
  /** Whose row it is: read after each button's word. */
  of: string;
  actions: readonly RowAction[];
  /** So many stand beside the menu. What is done seldom, such as to delete, is not as loud as the first. */
  inSight?: number;
}

const MAIN = 'border-transparent bg-secondary text-on-secondary';

/** The buttons at the end of a row: the first ones, and a menu with the others. */
export function RowActions({ of, actions, inSight = 1 }: RowActionsProps) {
  if (actions.length === 0) return null;
  const others = actions.slice(inSight);
  return (
    <div className="flex flex-wrap gap-2 rows:flex-nowrap rows:justify-end">
      {actions.slice(0, inSight).map(({ label, run, disabledReason, busy = false, isMain }) => (
        <Button
          key={label}
          variant="quiet"
          className={`rows:whitespace-nowrap ${isMain ? MAIN : ''}`}
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
