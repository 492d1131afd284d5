import { Button } from '#components/ui/Button.tsx';

interface RowAction {
  label: string;
  run: () => void;
  /** Why it cannot be done to this row. */
  disabledReason?: string | undefined;
  /** It is being done. */
  busy?: boolean;
}

interface RowActionsProps {
  /** Whose row it is: read after each button's word. */
  of: string;
  actions: readonly RowAction[];
}

/** The buttons at the end of a row. */
export function RowActions({ of, actions }: RowActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 rows:flex-nowrap">
      {actions.map(({ label, run, disabledReason, busy = false }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
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
    </div>
  );
}
