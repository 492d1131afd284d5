import { describe, expect, test } from 'vitest';
import { medicalNotes, outbox, profiles } from '#server/gateways/records.ts';
import { playerForm } from '#tests/helpers/registrations.ts';
import {
  again,
  archivePlayers,
  codeOf,
  FROM,
  invite,
  MEDICAL,
  oldFamily,
  playersOf,
  publish,
  register,
  stored,
  TO,
} from '#tests/helpers/returning-families.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* Anybody can send a form with a family's address. What it says of health reaches nobody's record unseen. */

await publish(FROM);
const invited = await oldFamily();
const twice = await oldFamily();
const returned = await oldFamily();
const known = await oldFamily();
await archivePlayers();
await publish(TO);
await invite([invited.email, twice.email, returned.email]);

const PLANTED = 'No allergies';
const SUBJECT = 'Medical information to check: Zoë Diaz';

const noteOf = async (id = '') => (await medicalNotes().doc(id).get()).data()?.text;
const subjectsAbout = async (id = '') =>
  (await outbox().where('about', '==', `profiles/${id}`).get()).docs.map(
    (doc) => doc.data().subject,
  );
const playerOf = async (id: string) => (await stored(id))?.players[0]?.profileId;

/** A form without a link; what it says of the child is enough for nobody to be told of an earlier one. */
async function unproven(email: string, medicalInfo: string | null = PLANTED) {
  const players = [playerForm({ age: 15, grade: 10, medicalInfo, photoConsent: true })];
  const { invitation: _, ...request } = await again(email, '', {
    players,
    paymentMethod: 'credit-card',
  });
  await register(request);
  return request;
}

describe('a form that anybody may have sent, unpaid', () => {
  test('takes no player’s place from the one who comes back by the link', async () => {
    const { email } = invited;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    const planted = await unproven(email);
    const request = await again(email, await codeOf(email));
    await register(request);
    expect((await stored(planted.idempotencyKey))?.cancelled?.replacedBy).toBe(
      request.idempotencyKey,
    );
    expect(await playerOf(request.idempotencyKey)).toBe(zoe?.id);
    expect(await playersOf(email)).toHaveLength(2);
    // It may have been the family's: nothing is lost, and the office asks.
    expect(await noteOf(zoe?.id)).toBe(`${MEDICAL}\n\n${PLANTED}`);
    expect(await subjectsAbout(zoe?.id)).toContain(SUBJECT);
    expect(await subjectsAbout(await playerOf(planted.idempotencyKey))).toEqual([]);
  });

  test('what the family types itself is all that counts', async () => {
    const { email } = twice;
    await unproven(email);
    const code = await codeOf(email);
    const request = await again(email, code, {
      players: [playerForm({ age: 15, grade: 10, medicalInfo: 'EpiPen in the bag' })],
      paymentMethod: 'credit-card',
    });
    await register(request);
    const id = await playerOf(request.idempotencyKey);
    expect(await noteOf(id)).toBe('EpiPen in the bag');
    // From another device, without the key of the first: it came by the link, too.
    const next = await again(email, code, { city: 'Naples' });
    await register(next);
    expect(await playerOf(next.idempotencyKey)).toBe(id);
    expect(await noteOf(id)).toBe('EpiPen in the bag');
    expect(await subjectsAbout(id)).not.toContain(SUBJECT);
  });

  test('sent after the link was used, leaves the note that the link had left alone', async () => {
    const { email } = returned;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    const code = await codeOf(email);
    const card = { paymentMethod: 'credit-card' } as const;
    await register(await again(email, code, card));
    await unproven(email);
    const next = await again(email, code, { ...card, city: 'Naples' });
    await register(next);
    expect(await playerOf(next.idempotencyKey)).toBe(zoe?.id);
    expect(await noteOf(zoe?.id)).toBe(`${MEDICAL}\n\n${PLANTED}`);
    expect(await subjectsAbout(zoe?.id)).toContain(SUBJECT);
    // Once more: it is one note by now, and nobody loses a part of it.
    await register(await again(email, code, { ...card, city: 'Estero' }));
    expect(await noteOf(zoe?.id)).toBe(`${MEDICAL}\n\n${PLANTED}`);
  });

  test('brings its note along by the account’s key, and the office is asked, also about last year’s', async () => {
    const { email } = known;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    const planted = await unproven(email);
    expect(await subjectsAbout(zoe?.id)).toEqual([]);
    const { invitation: _, ...request } = await again(email, '', {
      players: [playerForm({ age: 15, grade: 10, photoConsent: true })],
    });
    await register({ ...request, earlier: [planted.idempotencyKey] });
    const id = await playerOf(request.idempotencyKey);
    expect(id).toBe(await playerOf(planted.idempotencyKey));
    expect(await noteOf(id)).toBe(PLANTED);
    expect(await noteOf(zoe?.id)).toBe(MEDICAL);
    expect(await subjectsAbout(id)).toEqual([SUBJECT]);
    expect(await subjectsAbout(zoe?.id)).toEqual(['Maybe the same player twice: Zoë Diaz']);
  });

  test('sent again by the form itself, nobody is asked', async () => {
    const first = await unproven(newAddress(), 'Asthma');
    const { registration } = first;
    const next = {
      ...first,
      idempotencyKey: crypto.randomUUID(),
      registration: {
        ...registration,
        city: 'Naples',
        players: [playerForm({ age: 15, photoConsent: true })],
      },
    };
    const keys = [first.idempotencyKey];
    await register({ ...next, replaces: keys, earlier: keys });
    const id = await playerOf(next.idempotencyKey);
    expect(await noteOf(id)).toBe('Asthma');
    expect(await subjectsAbout(id)).toEqual([]);
    expect(
      (
        await profiles()
          .doc(id ?? '')
          .get()
      ).data()?.registrationId,
    ).toBe(next.idempotencyKey);
  });
});
