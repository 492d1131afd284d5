import { Menu, type MenuAction } from '#components/ui/Menu.tsx';
import { messages } from '#words/office/dashboard/kit.ts';

interface RowMenuProps {
  /** Whose row it is. */
  of: string;
  actions: readonly MenuAction[];
}

/** What else can be done with a row. */
export function RowMenu({ of, actions }: RowMenuProps) {
  return (
    <Menu
      actions={actions}
      className="button button-quiet"
      trigger={
        <>
          <span aria-hidden="true">⋮</span>
          <span className="sr-only">{messages.moreActions(of)}</span>
        </>
      }
    />
  );
}
