import { recordNumberOf } from '#domain/payments/record-number.ts';
import { messages } from '#words/office/dashboard/activity.ts';
import type { AdminLocation, AdminTab } from '../kit/admin-location.ts';

const { kinds } = messages.log;

/** The collections whose records have a number, each with the tab that finds it. */
const NUMBERED: Readonly<Record<string, { tab: AdminTab; kind: string }>> = {
  orders: { tab: 'orders', kind: kinds.order },
  registrations: { tab: 'registrations', kind: kinds.registration },
  donations: { tab: 'donations', kind: kinds.donation },
  playerBills: { tab: 'billing', kind: kinds.bill },
  sponsorBills: { tab: 'sponsors', kind: kinds.sponsor },
  sponsorships: { tab: 'sponsors', kind: kinds.sponsor },
};
/** Those without one: the tab that lists them, and the part of it. */
const LISTED: Readonly<Record<string, { tab: AdminTab; kind: string; view?: string }>> = {
  games: { tab: 'games', kind: kinds.games },
  gallerySubmissions: { tab: 'gallery', kind: kinds.gallerySubmissions },
  volunteerApplications: { tab: 'volunteers', kind: kinds.volunteerApplications },
  contactMessages: { tab: 'messages', kind: kinds.contactMessages },
  teamInformation: { tab: 'team', kind: kinds.teamInformation },
  siteBuilds: { tab: 'team', kind: kinds.website },
  families: { tab: 'families', kind: kinds.families },
  outbox: { tab: 'activity', kind: kinds.outbox },
  seasons: { tab: 'seasons', kind: kinds.seasons },
  discounts: { tab: 'registrations', kind: kinds.discounts, view: 'discounts' },
  unmatchedMoney: { tab: 'activity', kind: kinds.unmatchedMoney, view: 'money' },
};
/** Those that no tab lists by themselves. */
const UNLISTED: Readonly<Record<string, string>> = {
  payments: kinds.payment,
  exports: kinds.export,
  emergencySheets: kinds.emergencySheets,
  brand: kinds.brand,
};
/** What belongs to one player goes by the player's id. */
const OF_PLAYERS = ['profiles', 'medicalNotes'];
const SUBJECT = /^(\w+)\/([\w-]+)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

interface Found {
  /** With the record's number, where it has one. */
  name: string;
  /** What it is: 'bill'. */
  kind: string;
  place?: AdminLocation;
}

/** 'Order K7QF-2M9X' and where it is found, from 'orders/…'; undefined for what nobody has named. */
export function placeOf(subject: string): Found | undefined {
  const [, collection = '', id = ''] = SUBJECT.exec(subject) ?? [];
  if (OF_PLAYERS.includes(collection)) {
    return {
      name: kinds.player,
      kind: kinds.player,
      place: { tab: 'players', params: { player: id } },
    };
  }
  // By its id, in the address of its tab.
  if (collection === 'payouts') {
    const params = { view: 'payouts', payout: id };
    return { name: kinds.payouts, kind: kinds.payouts, place: { tab: 'payments', params } };
  }
  if (collection === 'payoutLines') {
    const params = { view: 'payouts', fit: 'known' };
    return { name: kinds.payoutLines, kind: kinds.payoutLines, place: { tab: 'payments', params } };
  }
  // Of some deeds there is no one record: of games that were imported, of a sheet.
  const group = subject.split('/')[0] ?? '';
  const listed = LISTED[group];
  if (listed) {
    const { kind, tab, view } = listed;
    return { name: kind, kind, place: { tab, params: view ? { view } : {} } };
  }
  const unlisted = UNLISTED[group];
  if (unlisted) return { name: unlisted, kind: unlisted };
  const numbered = NUMBERED[collection];
  if (!numbered) return undefined;
  const { kind } = numbered;
  if (!UUID.test(id)) return { name: kind, kind, place: { tab: numbered.tab, params: {} } };
  const number = recordNumberOf(id);
  const place = { tab: numbered.tab, params: { search: number } };
  return { name: `${kind} ${number}`, kind, place };
}
