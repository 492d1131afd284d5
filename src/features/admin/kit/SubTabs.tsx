import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { messages } from '#words/office/dashboard/kit.ts';
import { adminHref, go, useAdminLocation } from './admin-location.ts';
import { openHere } from './open-here.ts';

/** More of them would take two lines of a phone, or of a tablet: there they are a menu. */
const LINE_OF_A_PHONE = 2;
const LINE_OF_A_TABLET = 4;

interface SubTabsProps {
  label: string;
  /** The first is the default, which the address leaves out. */
  views: readonly { view: string; label: string; count?: number | undefined }[];
  current: string;
}

/** The parts of a tab as links, each with its address; a search goes along, a page does not. */
export function SubTabs({ label, views, current }: SubTabsProps) {
  const { tab, params } = useAdminLocation();
  const hrefOf = (view: string) =>
    adminHref({
      tab,
      params: { view: view === views[0]?.view ? '' : view, search: params.search ?? '' },
    });
  const isMenu = views.length > LINE_OF_A_PHONE;
  const [menu, links] =
    views.length > LINE_OF_A_TABLET
      ? ['lg:hidden', 'hidden lg:flex']
      : ['sm:hidden', 'hidden sm:flex'];
  return (
    <nav aria-label={label}>
      {isMenu && (
        <Field label={messages.view} className={`[&_label]:text-sm ${menu}`}>
          <Select value={current} onChange={(event) => go(hrefOf(event.currentTarget.value))}>
            {views.map((item) => (
              <option key={item.view} value={item.view}>
                {item.count === undefined ? item.label : `${item.label} (${item.count})`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ul className={`flex-wrap gap-x-2 border-b border-line ${isMenu ? links : 'flex'}`}>
        {views.map((item) => (
          <li key={item.view}>
            <a
              href={hrefOf(item.view)}
              aria-current={item.view === current ? 'page' : undefined}
              onClick={openHere}
              className="block border-b-2 border-transparent px-3 py-2 text-sm font-semibold no-underline aria-[current=page]:border-secondary-text aria-[current=page]:text-secondary-text"
            >
              {item.label}{' '}
              {item.count !== undefined && (
                <span className="tabular font-normal">({item.count})</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
