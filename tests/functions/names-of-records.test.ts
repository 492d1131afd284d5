import type { CollectionReference } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { listAuditLogEndpoint } from '#contracts/activity/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import admin from '#functions/admin-activity.ts';
import {
  auditLog,
  contactMessages,
  discounts,
  donations,
  gallerySubmissions,
  games,
  ledger,
  orders,
  outbox,
  sponsorBills,
  volunteerApplications,
} from '#server/gateways/records.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

/** Some record of the demo: its path, and how it is named. */
async function one<T>(
  collection: CollectionReference<T>,
  nameOf: (record: T) => string | null,
): Promise<[string, string | null]> {
  const [found] = (await collection.limit(1).get()).docs;
  if (!found) throw new Error(`The demo has nothing in ${collection.path}.`);
  return [found.ref.path, nameOf(found.data())];
}

test('the audit log names each kind of record as the office does', async () => {
  const actorName = `Quinn${crypto.randomUUID().slice(0, 8)}`;
  const named = new Map(
    await Promise.all([
      one(sponsorBills(), ({ sponsorName }) => sponsorName),
      one(games(), ({ opponent }) => opponent),
      one(gallerySubmissions(), ({ title, originalName }) => title || originalName),
      one(discounts(), ({ name }) => name),
      one(contactMessages(), ({ name }) => name),
      one(volunteerApplications(), fullName),
      one(ledger(), ({ name }) => name),
      one(orders(), ({ payer }) => fullName(payer)),
      one(donations(), ({ payer }) => fullName(payer)),
      one(outbox(), ({ subject }) => subject),
    ]),
  );
  for (const subject of named.keys()) {
    const id = crypto.randomUUID();
    const at = new Date().toISOString();
    const entry = { actorId: 'someone', actorName, action: 'game.updated', changes: [] };
    await auditLog()
      .doc(id)
      .create({ id, at, subject, ...entry });
  }
  const address = `${listAuditLogEndpoint.path}?${new URLSearchParams({ search: actorName })}`;
  const response = await invoke(admin, sentBy(office, get(address)));
  const { rows } = listAuditLogEndpoint.response.parse(await response.json());
  expect(new Map(rows.map(({ subject, about }) => [subject, about]))).toEqual(named);
  for (const name of named.values()) expect(name).toBeTruthy();
});
