import { adminHref } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { placeOf } from './place-of.ts';

/** On a card it is the name of the row. */
const LEAD = 'font-semibold rows:font-normal';

interface RecordNameProps {
  subject: string;
  /** Whose or which it is: then its number says nothing more. */
  about?: string | undefined;
}

/** The record that something was done to, by whose or which it is, and the way to it where there is one. */
export function RecordName({ subject, about }: RecordNameProps) {
  const found = placeOf(subject);
  if (!found) return <span className={`break-all ${LEAD}`}>{about ?? subject}</span>;
  return (
    <>
      {found.place ? (
        <a
          href={adminHref(found.place)}
          onClick={openHere}
          className={`underline wrap-anywhere ${LEAD}`}
        >
          {about ?? found.name}
        </a>
      ) : (
        <span className={LEAD}>{about ?? found.name}</span>
      )}
      {about && <span className="block text-xs text-muted"> {found.kind}</span>}
    </>
  );
}
