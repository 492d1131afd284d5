import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { phoneLink } from '#domain/contact/phone-link.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/payments/lost.ts';

/** How to reach the program. */
interface Contact {
  phone: string | null;
  email: string | null;
}

interface LostProps {
  title: string;
  text: string;
  contact: Contact;
  /** What the number in the address is called, where the page says it (`data-transaction`). */
  transactionId?: string;
  /** Other ways on. */
  links?: readonly { href: string; label: string }[];
}

const LINK = 'inline-flex min-h-11 items-center font-medium underline';

/** For an address that names no payment that we know: what to do, and nothing that has one pay again. */
export function Lost({ title, text, contact, transactionId, links = [] }: LostProps) {
  const { phone, email } = contact;
  return (
    <div className="court-band grid items-center gap-8 rounded-lg p-6 sm:p-10 md:grid-cols-2">
      <Question className="mx-auto h-40 text-court-muted md:order-1 md:h-auto md:w-full" />
      <div className="min-w-0">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3 max-w-measure text-lead text-court-muted">{text}</p>
        {transactionId && (
          <p data-transaction hidden className="mt-3 wrap-anywhere">
            {transactionId}{' '}
          </p>
        )}
        <h2 className="mt-6 text-h3">{messages.title}</h2>
        <ol className="mt-2 grid max-w-measure list-decimal gap-1.5 ps-5 text-pretty">
          {messages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink href={pageAddress('/account')} size="lg" className="mt-6">
          {messages.account}
        </ButtonLink>
        <p className="mt-5 flex flex-wrap gap-x-5 text-sm">
          <a href={pageAddress('/contact')} className={LINK}>
            {messages.contact}
          </a>
          {phone && (
            <a href={phoneLink(phone)} className={`tabular ${LINK}`}>
              {messages.call(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={`wrap-anywhere ${LINK}`}>
              {email}
            </a>
          )}
          {links.map(({ href, label }) => (
            <a key={href} href={href} className={LINK}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** A question on the court, whose dot is the ball. Programs of other sports go without. */
function Question({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 400 360"
      className={`court-lines ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4 4h392v352H4z" />
      <path
        d="M40 356V250a160 160 0 0 1 320 0v106M140 356V190h120v166M140 190a60 60 0 0 1 120 0"
        opacity=".55"
      />
      <path
        d="M136 100a64 64 0 1 1 88 60q-24 12-24 50v20"
        className="text-primary"
        strokeWidth="7"
        strokeDasharray="1 17"
        strokeLinecap="round"
      />
      <g transform="rotate(-18 200 292)" className="text-on-primary">
        <circle cx="200" cy="292" r="36" fill="var(--primary)" strokeWidth="3" />
        <path d="M164 292h72M200 256v72M175 266q21 26 0 52M225 266q-21 26 0 52" strokeWidth="3" />
      </g>
    </svg>
  );
}
