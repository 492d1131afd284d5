import { phoneLink } from '#domain/contact/phone-link.ts';
import { messages } from '#words/office/dashboard/kit.ts';

/** An address to write to; a long one breaks before its @, and elsewhere only where it must. */
export function MailLink({ to, className = '' }: { to: string; className?: string }) {
  const at = to.lastIndexOf('@');
  return (
    <a href={`mailto:${to}`} className={`underline break-words ${className}`}>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </a>
  );
}

/** The address below a name in a table. */
export function MailLine({ to }: { to: string }) {
  return <MailLink to={to} className="block max-w-full text-muted rows:max-w-64" />;
}

/** A number to call, with its extension: '239-555-0100 x12'. A dash where there is none. */
export function PhoneLink({
  number,
  className = '',
}: {
  number: string | null;
  className?: string;
}) {
  if (!number) return messages.none;
  return (
    <a href={phoneLink(number)} className={`tabular whitespace-nowrap underline ${className}`}>
      {number}
    </a>
  );
}

/** Someone to call: 'Lou Ames, 239-555-0100'. */
export function Contact({ name, phone }: { name: string | null; phone: string | null }) {
  if (!name && !phone) return messages.none;
  return (
    <>
      {name}
      {name && phone && ', '}
      {phone && <PhoneLink number={phone} />}
    </>
  );
}
