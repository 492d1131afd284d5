import { Icon } from '#components/ui/Icon.tsx';
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
      className="button button-quiet min-h-11 min-w-11 px-2 rows:min-h-8 rows:min-w-8 rows:px-1"
      trigger={
        <>
          <Icon name="more" className="size-5 stroke-3" />
          <span className="sr-only">{messages.moreActions(of)}</span>
        </>
      }
    />
  );
}
