import { createHash } from 'node:crypto';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { summariseGiving } from '#domain/donations/giving-statement.ts';
import { MAX_ATTEMPTS, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { DemoClock } from './clock.ts';
import { demoSettings } from './content.ts';
import { MISSPELT_EMAIL } from './messages.ts';

type Written = Pick<OutboxMail, 'id' | 'to' | 'subject' | 'about' | 'createdAt'> & { line: string };

function compose({ line, ...mail }: Written): OutboxMail {
  const { createdAt } = mail;
  return {
    ...mail,
    replyTo: null,
    text: line,
    html: `<p>${line}</p>`,
    needs: 'nothing',
    data: {},
    status: 'sent',
    attempts: 1,
    lastError: null,
    sentAt: createdAt,
    nextAttemptAt: createdAt,
  };
}

/** The reply to the misspelt address. It was given up, so nothing sends it but Retry in the dashboard. */
export function demoUnsentMail(messages: readonly ContactMessage[]): OutboxMail[] {
  return messages
    .filter(({ email }) => email === MISSPELT_EMAIL)
    .map(({ id, email, subject, updatedAt }) => ({
      ...compose({
        id: `contact-${id}-reply-demo`,
        to: email,
        subject: `Re: ${subject}`,
        about: `contactMessages/${id}`,
        createdAt: updatedAt,
        line: 'On the page Schedule, choose Subscribe: games that are moved then move in your calendar.',
      }),
      status: 'failed',
      attempts: MAX_ATTEMPTS,
      sentAt: null,
      lastError: 'Error: All recipients were rejected: 550 5.1.2 The domain does not exist',
    }));
}

/**
 * In January: last year's giving statements, already sent. Without them the first nightly
 * run would email every donor of the demo. Under the ids of `nightly/mail-year-statements.ts`.
 */
export function demoStatements(ledger: readonly LedgerEntry[], clock: DemoClock): OutboxMail[] {
  const { today, timeZone } = clock;
  if (today.slice(5, 7) !== '01') return [];
  const year = Number(today.slice(0, 4)) - 1;
  return [...new Set(ledger.map(({ email }) => email))].flatMap((email) => {
    const own = ledger.filter((entry) => entry.email === email);
    const statement = summariseGiving(own, year, timeZone);
    if (!statement) return [];
    const { giftCents, sponsorshipCents } = statement;
    return compose({
      id: `giving-statement-year-${year}-${hashOf(email)}`,
      to: email,
      about: 'payments',
      subject: `Your giving statement for ${year}`,
      createdAt: clock.now.toISOString(),
      line: `${demoSettings.programName} received ${formatCents(giftCents + sponsorshipCents)} from you in ${year}.`,
    });
  });
}

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 24);
