import { expect, test } from 'vitest';
import { listMovementsEndpoint } from '#contracts/payments/movements.ts';
import { listPlayersEndpoint } from '#contracts/players/dashboard.ts';
import { MAX_MATCHES } from '#contracts/records/table.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { ledger, profiles } from '#server/gateways/records.ts';
import { countReads } from '#tests/helpers/count-reads.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { ask } from '#tests/helpers/office.ts';

/* Many records share a word, such as the provider of an address. */

const OLD = '2020-01-01T12:00:00.000Z';

async function addPlayers(addresses: readonly string[], createdAt: string): Promise<void> {
  const batch = firestore().batch();
  for (const email of addresses) {
    const id = crypto.randomUUID();
    const name = { firstName: 'Zoë', lastName: 'Q', role: 'member' } as const;
    const player = newProfile({ id, userId: null, ...name, email, createdAt }, new Date());
    batch.create(profiles().doc(id), player);
  }
  await batch.commit();
}

const of = (provider: string, count: number) =>
  Array.from({ length: count }, (_, at) => `p${at}@${provider}.com`);

async function players(search: string) {
  const { status, body } = await ask(listPlayersEndpoint.path, { search });
  expect(status, JSON.stringify(body)).toBe(200);
  return listPlayersEndpoint.response.parse(body);
}

test('an address is found, however many newer records are with the same provider', async () => {
  await addPlayers(['kim@courier.com'], OLD);
  await addPlayers(of('courier', MAX_MATCHES + 1), new Date().toISOString());
  for (const search of ['kim@courier.com', 'courier kim', 'com.courier.ki']) {
    const { rows, total, more } = await players(search);
    expect({ emails: rows.map(({ email }) => email), total, more }, search).toEqual({
      emails: ['kim@courier.com'],
      total: 1,
      more: false,
    });
  }
  // Who asks, a count a word, and what was found: not what all of the provider have.
  expect(await countReads(() => players('kim@courier.com'))).toBeLessThanOrEqual(15);
});

test('a search that finds as many as are read has no more of them; with one over, it has', async () => {
  await addPlayers(of('carrier', MAX_MATCHES), OLD);
  expect(await players('carrier')).toMatchObject({ total: MAX_MATCHES, more: false });
  const exported = listPlayersEndpoint.exported.path;
  expect(await ask(exported, { search: 'carrier' })).toMatchObject({ body: { more: false } });
  await addPlayers(['last@carrier.com'], OLD);
  expect(await players('carrier')).toMatchObject({ total: MAX_MATCHES, more: true });
});

test('the number of a payment finds it, however many newer ones have its other word', async () => {
  const store = (entries: { id: string; label: string; createdAt: string }[]) => {
    const batch = firestore().batch();
    for (const entry of entries) batch.create(ledger().doc(entry.id), handEntry(entry));
    return batch.commit();
  };
  const newer = Array.from({ length: 501 }, (_, at) => ({
    id: `hand-newer-${at}`,
    label: `Registration AAAA-${String(at).padStart(4, '0')}`,
    createdAt: new Date().toISOString(),
  }));
  await store([{ id: 'hand-older', label: 'Registration K7QF-2M9X', createdAt: OLD }]);
  for (const from of [0, 300]) await store(newer.slice(from, from + 300));
  const search = 'Registration K7QF-2M9X';
  const { body } = await ask(listMovementsEndpoint.path, { period: 'all', search });
  expect(body).toMatchObject({ rows: [{ id: 'hand-older' }], total: 1, more: false });
  const all = await ask(listMovementsEndpoint.path, { period: 'all', search: 'Registration' });
  expect(all.body).toMatchObject({ total: 500, more: true });
});
