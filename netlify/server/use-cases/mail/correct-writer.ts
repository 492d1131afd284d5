import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { readOne } from '../../core/broken-records.ts';
import { auditLog, contactMessages, volunteerApplications } from '../../gateways/records.ts';
import { type Actor, auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';

interface Written {
  email: string;
  updatedAt: string;
}

/** What somebody has sent with a form, to the address that the email went to. */
const WRITTEN: Readonly<Record<string, () => unknown>> = { contactMessages, volunteerApplications };

/**
 * Corrects the address of a message or an application along with that of an unsent email about it, so that the
 * next one goes there, too. To be called before anything is written.
 */
export async function correctWriter(
  transaction: Transaction,
  { about, to }: Pick<OutboxMail, 'about' | 'to'>,
  { email, actor, now }: { email: string; actor: Actor; now: Date },
): Promise<void> {
  const [name = '', id] = about.split('/');
  const collection = WRITTEN[name]?.() as CollectionReference<Written> | undefined;
  if (!collection || !id) return;
  const doc = collection.doc(id);
  const record = readOne(await transaction.get(doc));
  if (record?.email !== to) return;
  transaction.set(doc, { ...record, email, updatedAt: laterThan(record.updatedAt, now) });
  const changes = [{ email: to }, { email }] as const;
  const entry = auditEntry(actor, 'mail.addressCorrected', doc.path, now, ...changes);
  transaction.create(auditLog().doc(entry.id), entry);
}
