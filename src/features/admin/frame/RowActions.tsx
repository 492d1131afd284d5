import { Button } from '#components/ui/Button.tsx';

interface RowActionsProps {
  /** Whose row it is: read after each button's word. */
  of: string;
  actions: readonly { label: string; run: () => void }[];
}

/** The buttons at the end of a row. */
export function RowActions({ of, actions }: RowActionsProps) {
  return (
    <div className="flex gap-2">
      {actions.map(({ label, run }) => (
        <Button key={label} size="sm" variant="outline" onClick={run}>
          {label}
          <span className="sr-only"> {of}</span>
        </Button>
      ))}
    </div>
  );
}
