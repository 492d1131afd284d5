import type { MouseEvent } from 'react';
import { adminHref, go } from '../frame/admin-location.ts';
import { activityMessages } from './messages.ts';

const { views: words } = activityMessages;
const VIEWS = ['log', 'mail'] as const;
type View = (typeof VIEWS)[number];

/** The two halves of the tab, as links: each has its address. */
export function ViewLinks({ current }: { current: View }) {
  return (
    <nav aria-label={words.label}>
      <ul className="flex gap-2 border-b border-line">
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={hrefOf(view)}
              aria-current={view === current ? 'page' : undefined}
              onClick={(event) => openView(event, view)}
              className="-mb-px block border-b-2 border-transparent px-3 py-2 font-semibold no-underline aria-[current=page]:border-secondary-text aria-[current=page]:text-secondary-text"
            >
              {words[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function hrefOf(view: View): string {
  return adminHref({ tab: 'activity', params: view === 'mail' ? { view } : {} });
}

/** A plain click stays on the page; any other is the browser's. */
function openView(event: MouseEvent<HTMLAnchorElement>, view: View): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(hrefOf(view));
}
