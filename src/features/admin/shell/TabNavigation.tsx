import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { type AdminTab, adminHref, go, TABS } from '../kit/admin-location.ts';
import { frameMessages as messages } from '../kit/messages.ts';
import { openHere } from '../kit/open-here.ts';
import { TAB_LOADERS } from './tabs.ts';

const SHOWN = TABS.filter((tab) => tab in TAB_LOADERS);

/** The rail on wide screens, a menu on small ones; links, so that a tab can be opened beside this one. */
export function TabNavigation({ current }: { current: AdminTab }) {
  return (
    <>
      <nav aria-label={messages.navigation} className="hidden lg:block">
        <ul className="sticky top-20 flex flex-col gap-1">
          {SHOWN.map((tab) => (
            <li key={tab}>
              <a
                href={adminHref({ tab, params: {} })}
                aria-current={tab === current ? 'page' : undefined}
                onClick={openHere}
                onPointerEnter={() => loadAhead(tab)}
                onFocus={() => loadAhead(tab)}
                className="block rounded-md px-3 py-2 font-medium hover:bg-tint aria-[current=page]:bg-secondary-tint aria-[current=page]:text-secondary-text"
              >
                {messages.tabs[tab]}
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
          {SHOWN.map((tab) => (
            <option key={tab} value={tab}>
              {messages.tabs[tab]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** Whoever points at a tab is about to open it. That it could not be loaded is said when it is opened. */
function loadAhead(tab: AdminTab): void {
  TAB_LOADERS[tab]?.().catch(() => undefined);
}
