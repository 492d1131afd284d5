import type * as z from 'zod/mini';
import {
  type AccountRecords,
  DonationViewSchema,
  OrderViewSchema,
  PlayerViewSchema,
  RegistrationViewSchema,
  SponsorshipViewSchema,
  SubmissionViewSchema,
} from '#contracts/accounts/record-views.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { isSponsorByCard } from '#domain/billing/bill-method.ts';
import { ownPart } from '#domain/billing/own-part.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { ownFirst } from '#domain/billing/share-in-turn.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { orderOwedCents } from '#domain/families/order-debt.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { isPartOf, isUnpaidRegistration } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { registrationStanding, withMoneyOfBills } from '#domain/registration/standing.ts';
import { sponsorshipOwedCents } from '#domain/sponsorship/sponsorship-owed.ts';
import type { Account } from '../../core/account.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import {
  donations,
  gallerySubmissions,
  ledger,
  orders,
  playerBills,
  profiles,
  registrations,
  sponsorBills,
  sponsorships,
} from '../../gateways/records.ts';
import { isSentBy } from '../gallery/sender.ts';
import { groupBy } from '../records/group-by.ts';
import { findIn } from '../records/in-chunks.ts';
import { readById } from '../records/read-by-id.ts';
import { listAll, listLatest, verifiedEmail } from './own-records.ts';
import { readReceipts } from './read-receipts.ts';
import { readSponsorNotes } from './sponsor-notes.ts';
import { viewBill } from './view-bill.ts';

/**
 * What the account page shows: the records of the caller's verified email, and what they uploaded.
 * @throws AppError forbidden while the email is not verified
 */
export async function readAccountRecords(account: Account, now: Date): Promise<AccountRecords> {
  const email = verifiedEmail(account);
  const settings = await readSettings();
  const today = dayOf(now, settings.timeZone);
  const [people, registered, bills, bought, given, sponsored, money, sent] = await Promise.all([
    listAll(profiles(), 'email', email),
    listLatest(registrations(), 'payer.email', email),
    listLatest(playerBills(), 'payer.email', email),
    listLatest(orders(), 'payer.email', email),
    listLatest(donations(), 'payer.email', email),
    listLatest(sponsorships(), 'payer.email', email),
    listLatest(ledger(), 'email', email),
    listLatest(gallerySubmissions(), 'submittedBy', account.uid),
  ]);
  const own = people.filter((person) => isPlayerOf(person, account));
  const players = own.sort((a, b) => Number(a.pastSeason !== null) - Number(b.pastSeason !== null));
  const known = new Set(players.map(({ id }) => id));
  const [wholes, others, sponsorBillOf, notesOf] = await Promise.all([
    readWholes(registered.items, bills.items),
    // A bill may be for a child who stands under another guardian's address.
    readById(
      profiles(),
      bills.items.map(({ playerId }) => playerId).filter((id) => !known.has(id)),
    ),
    readById(
      sponsorBills(),
      sponsored.items.map(({ id }) => id),
    ),
    readSponsorNotes(money.items, settings),
  ]);
  const playerOf = new Map([...others, ...players.map((player) => [player.id, player] as const)]);
  // What another has taken the place of says nothing any more: the other one is there.
  const standing = registered.items.filter(({ cancelled }) => cancelled?.by !== 'replaced');
  const isOfStanding = (bill: PlayerBill) => {
    const whole = wholes.get(bill.registrationId ?? bill.partOf ?? '');
    const isOwn = whole && (bill.registrationId === whole.id || isPartOf(whole, bill));
    return !isOwn || whole.cancelled?.by !== 'replaced';
  };
  return {
    players: players.map((player) => PlayerViewSchema.parse(player)),
    registrations: viewAll(
      {
        items: standing.map((one) => ({
          ...one,
          ...stateOf(one, wholes.get(one.id)),
        })),
        more: registered.more,
      },
      RegistrationViewSchema,
    ),
    bills: {
      items: bills.items.filter(isOfStanding).map((bill) =>
        viewBill(bill, {
          player: playerOf.get(bill.playerId),
          registration: wholes.get(bill.registrationId ?? ''),
          today,
        }),
      ),
      more: bills.more,
    },
    orders: viewAll(
      {
        items: bought.items.map((order) => ({
          ...order,
          owedCents: orderOwedCents(order, money.items),
        })),
        more: bought.more,
      },
      OrderViewSchema,
    ),
    donations: viewAll(given, DonationViewSchema),
    sponsorships: viewAll(
      {
        items: sponsored.items.map((one) => {
          const bill = sponsorBillOf.get(one.id);
          const owedCents = sponsorshipOwedCents(one, bill, today);
          return { ...one, owedCents, ...(bill && isSponsorByCard(bill) && { isByCard: true }) };
        }),
        more: sponsored.more,
      },
      SponsorshipViewSchema,
    ),
    receipts: { items: await readReceipts(money.items, notesOf), more: money.more },
    submissions: viewAll(
      { ...sent, items: sent.items.filter((one) => isSentBy(one, account)) },
      SubmissionViewSchema,
    ),
  };
}

/** A registration with all of its bills, and those split off from them, whoever they are addressed to. */
type Whole = Registration & { bills: readonly PlayerBill[]; parts: readonly PlayerBill[] };

/** The caller's registrations and those that the caller's bills are of: what is owed follows from the whole. */
async function readWholes(
  registered: readonly Registration[],
  bills: readonly PlayerBill[],
): Promise<Map<string, Whole>> {
  const known = new Set(registered.map(({ id }) => id));
  const missing = bills.flatMap(({ registrationId }) => registrationId ?? []);
  const others = await readById(
    registrations(),
    missing.filter((id) => !known.has(id)),
  );
  const all = [...registered, ...others.values()];
  const ids = all.map(({ id }) => id);
  const [found, split] = await Promise.all([
    findIn(playerBills(), 'registrationId', ids),
    findIn(playerBills(), 'partOf', ids),
  ]);
  const billsOf = groupBy(readable(found), ({ registrationId }) => registrationId);
  const parts = readable(split);
  return new Map(
    all.map((one) => {
      const own = parts.filter((part) => isPartOf(one, part));
      return [one.id, { ...one, bills: billsOf.get(one.id) ?? [], parts: own }];
    }),
  );
}

/**
 * Where a registration stands with its payer's own bills, and what is theirs of it; where others pay them all,
 * with those, which are overdue to them alone. For display: `cancel-registration.ts` decides for itself, and asks Stripe.
 */
function stateOf({ payment, payer }: Registration, whole: Whole | undefined) {
  const { bills = [], parts = [] } = whole ?? {};
  const [own = [], others = []] = ownFirst(bills, payer);
  const [shown, left] = own.length > 0 ? [own, others] : [others, []];
  const hanging = { bills: shown, parts: ownFirst(parts, payer)[own.length > 0 ? 0 : 1] ?? [] };
  const standing = registrationStanding(payment.status, hanging);
  const status = standing === 'overdue' ? openStatus(payment) : standing;
  return {
    payment: { ...withMoneyOfBills(ownPart(payment, left), hanging), status },
    canCancel: isUnpaidRegistration(payment, [...bills, ...parts]),
    isOverdue: own.length > 0 && standing === 'overdue',
  };
}

/** The state beside what is overdue: of a plan by the office the first part may be paid. */
const openStatus = ({ status }: Payment) => (status === 'paid' ? 'pending' : status);

/** Under a guardian's address stand their own profile and those of their players. */
export function isPlayerOf({ id, role, userId }: Profile, { uid }: Account): boolean {
  return id !== uid && role === 'member' && userId === null;
}

function viewAll<Schema extends z.ZodMiniType>(
  { items, more }: { items: unknown[]; more: boolean },
  schema: Schema,
): { items: z.output<Schema>[]; more: boolean } {
  return { items: items.map((item) => schema.parse(item)), more };
}
