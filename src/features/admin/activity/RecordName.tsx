import { adminHref } from '../frame/admin-location.ts';
import { openHere } from '../frame/open-here.ts';
import { placeOf } from './place-of.ts';

/** The record that something was done to: where it has a number, a way to it. */
export function RecordName({ subject }: { subject: string }) {
  const place = placeOf(subject);
  if (!place) return <span className="break-all">{subject}</span>;
  return (
    <a
      href={adminHref({ tab: place.tab, params: { search: place.number } })}
      onClick={openHere}
      className="whitespace-nowrap underline"
    >
      {place.name}
    </a>
  );
}
