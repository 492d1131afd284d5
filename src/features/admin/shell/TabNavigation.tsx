import { Select } from '#components/ui/Select.tsx';
import { messages } from '#words/office/dashboard/shell.ts';
import { messages as names } from '#words/office/dashboard/tabs.ts';
import { type AdminTab, adminHref, go } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { TAB_GROUPS } from './tab-groups.ts';

/** The rail on wide screens, a menu on small ones; links, so that a tab can be opened beside this one. */
export function TabNavigation({ current }: { current: AdminTab }) {
  return (
    <>
      <nav aria-label={messages.navigation} className="hidden lg:block">
        <div className="sticky top-20 flex flex-col gap-4">
          {TAB_GROUPS.map(({ group, tabs }) => (
            <div key={group}>
              {group !== 'all' && (
                <p className="mb-1 px-3 text-xs font-semibold text-muted">
                  {messages.groups[group]}
                </p>
              )}
              <ul>
                {tabs.map(({ id, part }) => (
                  <li key={id}>
                    <a
                      href={adminHref({ tab: id, params: {} })}
                      aria-current={id === current ? 'page' : undefined}
                      onClick={openHere}
                      // Whoever points at a tab is about to open it.
                      onPointerEnter={part.load}
                      onFocus={part.load}
                      className="block rounded-md px-3 py-1 text-sm font-medium hover:bg-tint aria-[current=page]:bg-secondary-tint aria-[current=page]:font-semibold aria-[current=page]:text-secondary-text"
                    >
                      {names[id]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <Select
        aria-label={messages.chooseTab}
        className="lg:hidden"
        value={current}
        onChange={(event) =>
          go(adminHref({ tab: event.currentTarget.value as AdminTab, params: {} }))
        }
      >
        {TAB_GROUPS.map(({ group, tabs }) => {
          const options = tabs.map(({ id }) => (
            <option key={id} value={id}>
              {names[id]}
            </option>
          ));
          if (group === 'all') return options;
          return (
            <optgroup key={group} label={messages.groups[group]}>
              {options}
            </optgroup>
          );
        })}
      </Select>
    </>
  );
}
