import { adminHref } from './admin-location.ts';
import { kitMessages } from './messages.ts';
import { openHere } from './open-here.ts';

const messages = kitMessages.unreadable;
const PLACE = { tab: 'activity', params: { view: 'broken' } } as const;

/** Beside sums: that records could not be read, so that nobody takes the sums for whole. */
export function UnreadableNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status">
      {messages.text(count)}{' '}
      <a href={adminHref(PLACE)} onClick={openHere} className="underline">
        {messages.link}
      </a>
    </p>
  );
}
