import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Family, NewsStop } from '#domain/families/family.ts';
import { wantsNews } from '#domain/families/wants-news.ts';
import type { Account } from '../../core/account.ts';
import { readable } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import {
  auditLog,
  donations,
  registrations,
  sponsorships,
  volunteerApplications,
} from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';
import { familyDoc, newFamily, readFamilyRecords } from './family-record.ts';

/** That an address has asked for no more news; null where it has not, or has asked for news since. */
export async function readNewsStop(email: string): Promise<NewsStop | null> {
  const family = (await familyDoc(email).get()).data();
  if (!family?.newsStop) return null;
  return (await hasAskedSince(email, family)) ? null : family.newsStop;
}

/** Whether a form of this address that is newer than the choice of an earlier day asks for news. */
async function hasAskedSince(email: string, family: Pick<Family, 'newsStop'>): Promise<boolean> {
  const given = donations().where('payer.email', '==', email).get();
  const sponsored = sponsorships().where('payer.email', '==', email).get();
  const registered = registrations().where('payer.email', '==', email).get();
  const offered = volunteerApplications().where('email', '==', email).get();
  const said = [
    ...[...readable((await given).docs), ...readable((await sponsored).docs)].map(
      ({ newsletterConsent = false, createdAt }) => ({ consents: newsletterConsent, createdAt }),
    ),
    ...readable((await registered).docs).map(({ marketingConsent: consents, createdAt }) => {
      return { consents, createdAt };
    }),
    ...readable((await offered).docs).map(({ communicationConsent: consents, createdAt }) => {
      return { consents, createdAt };
    }),
  ];
  return said.some((form) => wantsNews(form, family));
}

/** Notes that an address wants no more news, or takes that back. Twice is once, unless news was asked for since. */
export async function stopNews(
  { email, isStopped }: { email: string; isStopped: boolean },
  actor: Account,
  now: Date,
): Promise<void> {
  const stands = (await readNewsStop(email)) !== null;
  await firestore().runTransaction(async (transaction) => {
    const doc = familyDoc(email);
    const before = (await transaction.get(doc)).data() ?? newFamily(email, now);
    const was = before.newsStop ?? null;
    if (isStopped ? was !== null && stands : was === null) return;
    const by = actor.profile ? fullName(actor.profile) : actor.email;
    const newsStop = isStopped ? { by, at: now.toISOString() } : null;
    transaction.set(doc, { ...before, newsStop, updatedAt: laterThan(before.updatedAt, now) });
    const action = isStopped ? 'family.newsStopped' : 'family.newsAllowed';
    const [from, to] = [{ newsStop: was }, { newsStop, email }];
    const entry = auditEntry(actor, action, doc.path, now, from, to);
    transaction.create(auditLog().doc(entry.id), entry);
  });
}

/**
 * That a person wants no more news, for the address that the office has corrected. The old one keeps it: it
 * may be on other records.
 * @param transaction a staged one, which may read after it has written
 */
export async function carryNewsStop(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  if (from === to) return;
  const newsStop = (await transaction.get(familyDoc(from))).data()?.newsStop;
  const doc = familyDoc(to);
  const family = (await transaction.get(doc)).data() ?? newFamily(to, now);
  if (!newsStop || family.newsStop) return;
  transaction.set(doc, { ...family, newsStop, updatedAt: laterThan(family.updatedAt, now) });
}

/** What somebody said of news on a form. */
interface Said {
  email: string;
  consents: boolean;
  createdAt: string;
}

/** Rows of a list, each with whether its person wants news by now. */
export async function withNews<Row extends object>(
  rows: readonly Row[],
  saidBy: (row: Row) => Said,
): Promise<(Row & { wantsNews: boolean })[]> {
  const families = await readFamilyRecords([...new Set(rows.map((row) => saidBy(row).email))]);
  return rows.map((row) => {
    const said = saidBy(row);
    return { ...row, wantsNews: wantsNews(said, families.get(said.email)) };
  });
}
