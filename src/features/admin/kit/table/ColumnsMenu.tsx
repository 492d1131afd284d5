import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Popover } from '#components/ui/Popover.tsx';
import { messages } from '#words/office/dashboard/table.ts';
import type { ColumnChoice } from './use-chosen-columns.ts';

interface ColumnsMenuProps {
  choice: ColumnChoice;
  /** Says that the file is not affected, where there is one. */
  hasCsv: boolean;
}

/** Which columns a table shows. Opened, read and closed with the keyboard like every dialog. */
export function ColumnsMenu({ choice: { columns, show, showAll }, hasCsv }: ColumnsMenuProps) {
  const { columns: words } = messages;
  const hidden = columns.filter(({ isShown }) => !isShown).length;
  return (
    <Popover label={words.label} trigger={words.open(hidden)} variant="quiet" className="min-h-11">
      {() => (
        <div className="flex max-w-72 flex-col gap-3">
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">{words.label}</legend>
            {columns.map(({ id, header, isShown }, index) => (
              <Checkbox
                key={id}
                label={header}
                checked={isShown}
                autoFocus={index === 0}
                onChange={(event) => show(id, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
          {hasCsv && <p className="text-sm text-muted">{words.csv}</p>}
          <Button size="sm" variant="outline" disabled={hidden === 0} onClick={showAll}>
            {words.all}
          </Button>
        </div>
      )}
    </Popover>
  );
}
