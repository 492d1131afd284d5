import { Fragment } from 'react';
import { inWords, type Told, type ToldPart } from '#domain/records/told.ts';
import { messages } from '#words/office/dashboard/records.ts';
import { MailLink, PhoneLink } from '../contact-links.tsx';
import type { Fact } from './payment-columns.tsx';

/** What was answered, as a dialog shows it: with links, and with the lines as they were typed. */
export function toldFacts(answers: readonly Told[]): Fact[] {
  return answers.map(({ label, parts, isLong }) => [
    label,
    <span key={label} className={isLong ? 'whitespace-pre-line' : undefined}>
      {parts.length === 0 && messages.none}
      {parts.map((part, index) => (
        <Fragment key={inWords({ parts: [part] })}>
          {index > 0 && ', '}
          <ToldText part={part} />
        </Fragment>
      ))}
    </span>,
  ]);
}

function ToldText({ part }: { part: ToldPart }) {
  if (typeof part === 'string') return part;
  return 'email' in part ? <MailLink to={part.email} /> : <PhoneLink number={part.phone} />;
}
