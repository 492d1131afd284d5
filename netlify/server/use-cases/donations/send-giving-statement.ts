import { createHash } from 'node:crypto';
import type { GivingStatementRequest } from '#contracts/donations/giving.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { summariseGiving } from '#domain/donations/giving-statement.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { env } from '../../core/env.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { readSettings } from '../../gateways/content.ts';
import { ledger } from '../../gateways/records.ts';
import { givingStatement } from '../../mails/giving-mails.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';

/**
 * Mails the statement of a year's gifts to the address they came from, each year's once a day at most. Whoever
 * asks learns nothing: neither gifts nor that there are any.
 * @returns the id that the mail has, if there is one
 * @throws AppError invalid_input for a program
 */
export async function sendGivingStatement(
  request: GivingStatementRequest,
  now: Date,
): Promise<string> {
  refuseHoneypot(request);
  const settings = await readSettings();
  const { email, year } = request;
  const id = `giving-statement-${year}-${hashOf(email)}-${dayOf(now, settings.timeZone)}`;
  await writeStatement(id, email, year, settings, now);
  return id;
}

/**
 * Writes the mail with a person's statement, where they gave and it was not written before.
 * @returns whether it is new
 */
export async function writeStatement(
  id: string,
  email: string,
  year: number,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  const found = await ledger().where('email', '==', email).get();
  const entries = found.docs.map((doc) => doc.data());
  const statement = summariseGiving(entries, year, settings.timeZone);
  if (!statement) return false;
  const officeEmail = env().OFFICE_EMAIL;
  return writeMailOnce(givingStatement(id, email, statement, { settings, officeEmail }), now);
}

/** Names a person without saying who. */
export function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 24);
}
