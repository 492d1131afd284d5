import { adminHref } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { placeOf } from './place-of.ts';

/** The record that something was done to, and the way to it where there is one. */
export function RecordName({ subject }: { subject: string }) {
  const found = placeOf(subject);
  if (!found) return <span className="break-all">{subject}</span>;
  if (!found.place) return <span title={subject}>{found.name}</span>;
  return (
    <a
      href={adminHref(found.place)}
      onClick={openHere}
      className="whitespace-nowrap underline"
      title={subject}
    >
      {found.name}
    </a>
  );
}
