import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

/** So often in ten minutes, and so often a day (UTC). */
export interface Allowance {
  tenMinutes: number;
  day: number;
}

/**
 * What may be done how often: from one internet address, which a gym full of families may share, and
 * for one email address.
 */
export const LIMITS = {
  /** Forms that open a payment. */
  payment: { ip: { tenMinutes: 40, day: 300 }, address: { tenMinutes: 10, day: 30 } },
  /** Forms that the office reads. */
  message: { ip: { tenMinutes: 20, day: 60 }, address: { tenMinutes: 5, day: 15 } },
  /** Sign-ups, and changes of one's own profile and players. */
  account: { ip: { tenMinutes: 30, day: 100 }, address: { tenMinutes: 10, day: 30 } },
  /** Emails that someone asks to be sent: links of an account, statements. */
  mail: { ip: { tenMinutes: 30, day: 100 }, address: { tenMinutes: 5, day: 15 } },
  /** Discount codes: enough for mistakes, too few to guess one. */
  code: { ip: { tenMinutes: 15, day: 60 }, address: { tenMinutes: 15, day: 60 } },
  /** Codes that a registration form is refused for: it says which are right, too, and creates nothing. */
  wrongCode: { ip: { tenMinutes: 15, day: 60 }, address: { tenMinutes: 15, day: 60 } },
  /** Links with a secret in them. */
  link: { ip: { tenMinutes: 30, day: 200 }, address: { tenMinutes: 30, day: 200 } },
} as const satisfies Record<string, { ip: Allowance; address: Allowance }>;
export type LimitScope = keyof typeof LIMITS;

/** After so many declined cards in a day the payment page is no longer opened. */
export const MAX_DECLINES = 5;

const CountSchema = z.object({ window: z.int(), count: z.int() });

/** Firestore hands its own type of instant back; deleting automatically needs that type. */
export const InstantSchema = z.pipe(z.transform(toDate), z.date());

/**
 * What one address did in the current windows (collection `limits`). The id is a keyed hash: nobody's
 * address can be read out of it. Deleted automatically after `expiresAt`.
 */
export const LimitRecordSchema = z.object({
  id: z.string(),
  tenMinutes: CountSchema,
  day: CountSchema,
  /** Stripe's ids of the charges that were declined, so that none counts twice. */
  declined: z.object({ window: z.int(), charges: z.array(z.string()) }),
  /** Of an email address: the record of the internet address it was last used from. */
  lastIp: textOrNull(),
  expiresAt: InstantSchema,
});
export type LimitRecord = z.infer<typeof LimitRecordSchema>;

const TEN_MINUTES_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Pure: the record with one more use, or the window whose uses are spent. */
export function countUse(
  before: LimitRecord,
  allowed: Allowance,
  now: Date,
): LimitRecord | 'tenMinutes' | 'day' {
  const tenMinutes = countIn(before.tenMinutes, now, TEN_MINUTES_MS);
  const day = countIn(before.day, now, DAY_MS);
  if (tenMinutes.count > allowed.tenMinutes) return 'tenMinutes';
  if (day.count > allowed.day) return 'day';
  return { ...before, tenMinutes, day, expiresAt: expiryOf(now) };
}

/** Pure: the record with this declined charge; one it has already changes nothing. */
export function countDecline(before: LimitRecord, chargeId: string, now: Date): LimitRecord {
  const charges = declinesOf(before, now);
  const declined = { window: windowOf(now, DAY_MS), charges: [...new Set([...charges, chargeId])] };
  return { ...before, declined, expiresAt: expiryOf(now) };
}

/** Pure: the charges declined today. */
export function declinesOf({ declined }: LimitRecord, now: Date): readonly string[] {
  return declined.window === windowOf(now, DAY_MS) ? declined.charges : [];
}

/** Pure: the record of an address that did nothing yet. */
export function newLimitRecord(id: string, now: Date): LimitRecord {
  const none = { window: 0, count: 0 };
  const declined = { window: 0, charges: [] };
  return { id, tenMinutes: none, day: none, declined, lastIp: null, expiresAt: expiryOf(now) };
}

/**
 * Pure: what of an internet address is one customer. Providers give a home a whole IPv6 network (/64),
 * so the rest of such an address is of no use.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

function countIn(before: { window: number; count: number }, now: Date, length: number) {
  const window = windowOf(now, length);
  return { window, count: before.window === window ? before.count + 1 : 1 };
}

const windowOf = (now: Date, length: number) => Math.floor(now.getTime() / length);

/** When nothing in a record counts any more. */
const expiryOf = (now: Date) => new Date((windowOf(now, DAY_MS) + 1) * DAY_MS);

function toDate(value: unknown): unknown {
  const isInstant = typeof value === 'object' && value !== null && 'toDate' in value;
  return isInstant && typeof value.toDate === 'function' ? value.toDate() : value;
}
