import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';

/** How long the words of emails and the values in the audit log are kept. */
export const WORDS_KEPT_DAYS = 90;

/** Versions before this one wrote 'accounts/ana@example.org' for what an email is about. */
const ADDRESS = /\/[^/]*@.*/;

/**
 * What stays of an email that went out: that there was one, of which occasion, about what and when. Its
 * id stays, so the same occasion is still one email.
 */
export function forgetMail(mail: OutboxMail): OutboxMail {
  const { id, needs, about, status, attempts, nextAttemptAt, createdAt, sentAt } = mail;
  return {
    id,
    needs,
    about: about.replace(ADDRESS, ''),
    status,
    attempts,
    nextAttemptAt,
    createdAt,
    sentAt,
    to: '',
    replyTo: null,
    subject: '',
    text: '',
    html: '',
    data: {},
    lastError: null,
  };
}

/** Whether there is nothing left to forget of an email. */
export function isMailForgotten({ to, about, text, html }: OutboxMail): boolean {
  return to === '' && text === '' && html === '' && !ADDRESS.test(about);
}

/** What stays of an entry: who did what to which record and when, and which fields changed. */
export function forgetValues(entry: AuditEntry): AuditEntry {
  return {
    ...entry,
    changes: entry.changes.map(({ field }) => ({ field, before: '', after: '' })),
  };
}

/** Whether there is nothing left to forget of an entry. */
export function areValuesForgotten({ changes }: AuditEntry): boolean {
  return changes.every(({ before, after }) => before === '' && after === '');
}
