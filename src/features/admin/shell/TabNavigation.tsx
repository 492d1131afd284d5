import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { messages } from '#words/office/dashboard/shell.ts';
import { messages as names } from '#words/office/dashboard/tabs.ts';
import { type AdminTab, adminHref, go } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { TABS } from './tabs.ts';

const SHOWN = Object.values(TABS);

/** The rail on wide screens, a menu on small ones; links, so that a tab can be opened beside this one. */
export function TabNavigation({ current }: { current: AdminTab }) {
  return (
    <>
      <nav aria-label={messages.navigation} className="hidden lg:block">
        <ul className="sticky top-20 flex flex-col gap-1">
          {SHOWN.map(({ id, part }) => (
            <li key={id}>
              <a
                href={adminHref({ tab: id, params: {} })}
                aria-current={id === current ? 'page' : undefined}
                onClick={openHere}
                // Whoever points at a tab is about to open it.
                onPointerEnter={part.load}
                onFocus={part.load}
                className="block rounded-md px-3 py-2 font-medium hover:bg-tint aria-[current=page]:bg-secondary-tint aria-[current=page]:text-secondary-text"
              >
                {names[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Field label={messages.chooseTab} className="lg:hidden">
        <Select
          value={current}
          onChange={(event) =>
            go(adminHref({ tab: event.currentTarget.value as AdminTab, params: {} }))
          }
        >
          {SHOWN.map(({ id }) => (
            <option key={id} value={id}>
              {names[id]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
