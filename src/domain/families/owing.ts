import { fullName } from '#domain/accounts/full-name.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { splitSurplus } from '#domain/billing/registration-bills.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Language } from '#words/language.ts';
import { type Age, ageOf } from './age.ts';
import type { DuePart } from './debt.ts';
import { debtsOf, type FamilyRecords } from './records.ts';
import { lastSpoken, type Spoken } from './spoken-language.ts';

/** What is open, of all families. */
export interface OpenRecords extends FamilyRecords {
  /** Records of which too much came. */
  overpaid: readonly (PlayerBill | Order | Registration)[];
  /** All of the registrations among them. */
  overpaidBills: readonly PlayerBill[];
  /** By profile: a player's name and, where it is known, the guardian's. */
  players: ReadonlyMap<string, { name: string; guardian: string | null }>;
}

/** A family with a balance. */
export interface OwingFamily {
  /** The address; of a player for whom no guardian is known, the player's id. */
  id: string;
  /** Empty where no guardian is known. */
  email: string;
  name: string;
  players: readonly string[];
  owedCents: Cents;
  /** Of `owedCents`. */
  ordersCents: Cents;
  creditCents: Cents;
  balanceCents: number;
  due: readonly DuePart[];
  oldestDue: Day | null;
  age: Age | null;
  /** Stripe or a bank collects all of it. */
  isAutomatic: boolean;
  /** Of its record that came last, as far as one says it. */
  language: Language | undefined;
}

/** A family's records, in the making. */
interface Group {
  email: string;
  names: Set<string>;
  spoken: Spoken[];
  playerIds: Set<string>;
  registrations: Set<Registration>;
  bills: Set<PlayerBill>;
  orders: Order[];
  creditCents: Cents;
}

/**
 * Every family with a balance. What they owe comes to what the open bills and orders ask for.
 * @param today local to the program
 */
export function owingFamilies(
  records: OpenRecords,
  { timeZone, today }: { timeZone: string; today: Day },
): OwingFamily[] {
  const groups = groupByFamily(records);
  return [...groups.entries()]
    .map(([id, group]) => {
      const { entries, players } = records;
      const own = { ...group, registrations: [...group.registrations], bills: [...group.bills] };
      const emailOf = (bill: PlayerBill) => familyOf(bill, records);
      const debts = debtsOf(id, { ...own, entries, emailOf }, timeZone);
      const due = debts.flatMap((debt) => debt.due).sort((a, b) => a.on.localeCompare(b.on));
      const owedCents = debts.reduce((sum, debt) => sum + debt.owedCents, 0);
      const ofOrders = debts.filter(({ path }) => path.startsWith('orders/'));
      const ordersCents = ofOrders.reduce((sum, debt) => sum + debt.owedCents, 0);
      const oldestDue = due[0]?.on ?? null;
      const known = [...group.playerIds].flatMap((player) => players.get(player) ?? []);
      const [name = known.find(({ guardian }) => guardian)?.guardian ?? ''] = group.names;
      return {
        id,
        email: group.email,
        name,
        players: known.map((player) => player.name).sort(),
        owedCents,
        ordersCents,
        creditCents: group.creditCents,
        balanceCents: owedCents - group.creditCents,
        due,
        oldestDue,
        age: oldestDue === null ? null : ageOf(oldestDue, today),
        isAutomatic: due.length > 0 && due.every((part) => part.isAutomatic),
        language: lastSpoken(group.spoken),
      };
    })
    .filter(({ owedCents, creditCents }) => owedCents > 0 || creditCents > 0);
}

function groupByFamily(records: OpenRecords): Map<string, Group> {
  const groups = new Map<string, Group>();
  const groupOf = (id: string, payer: Payer | null, createdAt: string): Group => {
    const email = id.includes('@') ? id : '';
    const fresh = { email, names: new Set<string>(), playerIds: new Set<string>(), spoken: [] };
    const group = groups.get(id) ?? {
      ...fresh,
      registrations: new Set<Registration>(),
      bills: new Set<PlayerBill>(),
      orders: [],
      creditCents: 0,
    };
    groups.set(id, group);
    if (payer) group.names.add(fullName(payer));
    group.spoken.push({ payer, createdAt });
    return group;
  };
  const byId = new Map(records.registrations.map((one) => [one.id, one]));
  const siblings = new Map<string, PlayerBill[]>();
  for (const bill of records.bills) {
    const of = bill.registrationId ?? '';
    siblings.set(of, [...(siblings.get(of) ?? []), bill]);
  }
  for (const bill of records.bills) {
    const registration = byId.get(bill.registrationId ?? '');
    const payer = bill.payer ?? registration?.payer ?? null;
    const group = groupOf(familyOf(bill, records), payer, bill.createdAt);
    group.playerIds.add(bill.playerId);
    group.bills.add(bill);
    if (!registration) continue;
    group.registrations.add(registration);
    for (const one of siblings.get(registration.id) ?? []) group.bills.add(one);
  }
  for (const order of records.orders) {
    groupOf(order.payer.email, order.payer, order.createdAt).orders.push(order);
  }
  const creditBill = (bill: PlayerBill, cents: Cents): void => {
    const group = groupOf(familyOf(bill, records), bill.payer, bill.createdAt);
    group.creditCents += cents;
    group.playerIds.add(bill.playerId);
  };
  for (const record of records.overpaid) {
    if ('playerId' in record) {
      creditBill(record, record.payment?.surplusCents ?? 0);
      continue;
    }
    const whole = records.overpaidBills.filter((bill) => bill.registrationId === record.id);
    const { ownCents, others } = splitSurplus(record, whole);
    groupOf(record.payer.email, record.payer, record.createdAt).creditCents += ownCents;
    for (const { bill, cents } of others) creditBill(bill, cents);
  }
  return groups;
}

const familyOf = (bill: PlayerBill, { emailOf }: OpenRecords): string =>
  emailOf(bill) || bill.playerId;
