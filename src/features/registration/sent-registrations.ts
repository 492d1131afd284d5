import * as z from 'zod/mini';
import { privateKey } from '#browser/private-storage.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import { MAX_EARLIER } from '#contracts/registration/public.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';

/*
 * The registrations that this browser has sent: a fingerprint of what was in each and its key. So that
 * two tabs, a closed tab or a visit a week later do not register the same players twice. Nothing
 * personal is kept.
 */

const STORAGE_KEY = privateKey('registrations');
const MOST = MAX_EARLIER;
/** By then a family that comes again means it. */
const KEPT_MILLISECONDS = 60 * 24 * 60 * 60 * 1000;

const SentSchema = z.array(
  z.object({ print: z.string(), key: IdempotencyKeySchema, sentAt: z.number() }),
);
type Sent = z.infer<typeof SentSchema>;

function readSent(): Sent {
  const sent = z.safeParse(SentSchema, readStored(STORAGE_KEY)).data ?? [];
  return sent.filter(({ sentAt }) => Date.now() - sentAt < KEPT_MILLISECONDS);
}

/** The key that this browser has sent the same with, in whichever tab; else the given one from now on. */
export function keyFor(print: string, freshKey: string): string {
  const sent = readSent();
  const known = sent.find((each) => each.print === print);
  if (known) return known.key;
  writeStored(STORAGE_KEY, [...sent, { print, key: freshKey, sentAt: Date.now() }].slice(-MOST));
  return freshKey;
}

/** The keys of all that this browser has sent, and of what the account is said to have sent elsewhere. */
export function sentKeys(): string[] {
  return [...new Set(readSent().map(({ key }) => key))];
}

/** Takes over registrations of the same account from other devices. */
export function rememberSent(keys: readonly string[]): void {
  const sent = readSent();
  const news = keys
    .filter((key) => !sent.some((each) => each.key === key))
    .map((key) => ({ print: '', key, sentAt: Date.now() }));
  if (news.length > 0) writeStored(STORAGE_KEY, [...news, ...sent].slice(-MOST));
}

/** The same content is to be a new registration: the bank has refused this one for good. */
export function forgetSent(print: string): void {
  writeStored(
    STORAGE_KEY,
    readSent().filter((each) => each.print !== print),
  );
}
