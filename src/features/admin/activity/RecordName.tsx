import { adminHref } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { placeOf } from './place-of.ts';

interface RecordNameProps {
  subject: string;
  /** Whose or which it is: then its number says nothing more. */
  about?: string | undefined;
}

/** The record that something was done to, by whose or which it is, and the way to it where there is one. */
export function RecordName({ subject, about }: RecordNameProps) {
  const found = placeOf(subject);
  if (!found) return <span className="break-all">{about ?? subject}</span>;
  return (
    <>
      {found.place ? (
        <a
          href={adminHref(found.place)}
          onClick={openHere}
          className="font-semibold underline wrap-anywhere rows:font-normal"
        >
          {about ?? found.name}
        </a>
      ) : (
        (about ?? found.name)
      )}
      {about && <span className="text-xs text-muted rows:block"> {found.kind}</span>}
    </>
  );
}
