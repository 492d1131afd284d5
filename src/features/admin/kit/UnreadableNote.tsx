import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { adminHref } from './admin-location.ts';
import { openHere } from './open-here.ts';

const messages = kitMessages.unreadable;
const PLACE = { tab: 'activity', params: { view: 'broken' } } as const;

interface UnreadableNoteProps {
  count: number;
  /** What that means here; that sums may be wrong, where it is left out. */
  text?: (count: number) => string;
}

/** That records could not be read, so that nobody takes what is shown for whole. */
export function UnreadableNote({ count, text = messages.text }: UnreadableNoteProps) {
  if (count === 0) return null;
  return (
    <p role="status">
      {text(count)}{' '}
      <a href={adminHref(PLACE)} onClick={openHere} className="underline print:hidden">
        {messages.link}
      </a>
    </p>
  );
}
