import { expect, test } from 'vitest';
import { exportAccountEndpoint } from '#contracts/accounts/own-account.ts';
import { changeGuardianEmailEndpoint } from '#contracts/players/dashboard.ts';
import account from '#functions/account.ts';
import { playerBills, profiles } from '#server/gateways/records.ts';
import { get, invoke } from '#tests/helpers/functions.ts';
import { send } from '#tests/helpers/office.ts';
import { SECRET } from '#tests/helpers/own-payable.ts';
import { giveRecords } from '#tests/helpers/own-records.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { messages } from '#words/account-export.ts';

/* The file of all that is kept of an account holder, and theirs to have. */

const fileOf = async (user: TestUser) =>
  (await invoke(account, sentBy(user, get(exportAccountEndpoint.path)))).text();
/** The id of a family's registration: whoever has it may send the form in its place. */
const keyOf = async (billId: string) =>
  (await playerBills().doc(billId).get()).data()?.registrationId ?? '';

test('everything theirs, said what is missing, nothing of ours', async () => {
  const user = await signUpUser();
  const { billId } = await giveRecords(user);
  const reason = { kind: 'discount', reason: 'Second child', code: null } as const;
  const by = `treasurer-${SECRET}@example.com`;
  const adjustment = { id: 'one', cents: 1000, by, at: new Date().toISOString(), ...reason };
  await playerBills()
    .doc(billId)
    .update({ adjustments: [adjustment] });
  const text = await fileOf(user);
  expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/Asthma|requestHash|manageToken|stripe\w+Id|"ip"|userAgent|"by"/);
  const file = JSON.parse(text);
  expect(file.notIncluded[0]).toBe(messages.medical);
  for (const left of [messages.notes, messages.devices]) expect(file.notIncluded).toContain(left);
  expect(file).toMatchObject({
    email: user.email,
    profile: { firstName: 'Robin' },
    players: [{ firstName: 'Sam' }],
    registrations: [{ emergencyContact: 'Luis Doe' }],
    signatures: [{ signedName: 'Robin Doe', document: 'liability-waiver' }],
    bills: [{ description: 'Registration 2026-27', adjustments: [reason] }],
    orders: [{ customer: { address: '1 Main St' } }],
    donations: [{ type: 'monthly' }],
    sponsorships: [{ sponsorshipLevel: 'Team Player' }],
    payments: [{ amountCents: 2_500 }],
    gallerySubmissions: [{ originalName: 'win.jpg' }],
    volunteerApplications: [{ whyVolunteer: 'To give back.' }],
    messages: [{ message: 'A question.' }],
  });
});

test('a guardian who pays one bill gets no key to the registration of the other guardian', async () => {
  const [mother, father] = await Promise.all([signUpUser(), signUpUser()]);
  const { billId } = await giveRecords(mother);
  const payer = { firstName: 'Luis', lastName: 'Doe', email: father.email };
  await playerBills().doc(billId).update({ payer });
  const key = await keyOf(billId);
  const text = await fileOf(father);
  expect(JSON.parse(text)).toMatchObject({ bills: [{ id: billId }], registrations: [] });
  expect(text).not.toContain(key);
  // Nor where the office has split it: each part says what it is part of.
  await playerBills().doc(billId).update({ registrationId: null, partOf: key });
  const split = await fileOf(father);
  expect(JSON.parse(split)).toMatchObject({ bills: [{ id: billId }] });
  expect(split).not.toContain(key);
});

test('who sent a picture is told of no player that the office has tagged on it', async () => {
  const sender = await signUpUser();
  const [own, others] = [await addPlayer({ email: sender.email }), await addPlayer()];
  const { id } = await storeSubmission(sender, Buffer.from('a picture'), {
    status: 'approved',
    playerIds: [own.id, others.id],
  });
  const text = await fileOf(sender);
  expect(JSON.parse(text)).toMatchObject({ gallerySubmissions: [{ id, status: 'approved' }] });
  expect(text).not.toContain(others.id);
});

test('a family is told which photos in the gallery show its own players, and of nobody who sent them', async () => {
  const [family, sender] = [await signUpUser(), await signUpUser()];
  const [own, others] = [await addPlayer({ email: family.email }), await addPlayer()];
  const sent = (change: object) => storeSubmission(sender, Buffer.from('a picture'), change);
  const shown = { status: 'approved', title: 'The dunk', playerIds: [own.id, others.id] };
  const { createdAt } = await sent(shown);
  await sent({ title: 'Not public', playerIds: [own.id] });
  await sent({ ...shown, title: 'Another child', playerIds: [others.id] });
  const text = await fileOf(family);
  const file = JSON.parse(text);
  expect(file.photosOfPlayers).toEqual([
    { player: `${own.firstName} ${own.lastName}`, title: 'The dunk', kind: 'photo', createdAt },
  ]);
  for (const secret of [others.id, sender.uid, sender.email]) expect(text).not.toContain(secret);
  expect(file.notIncluded).toContain(messages.tags);
});

test('an address that the office corrected keeps nothing of the family; the right one gets all', async () => {
  const [wrong, right] = await Promise.all([signUpUser(), signUpUser()]);
  const { playerId, billId } = await giveRecords(wrong);
  const { updatedAt: seen } = (await profiles().doc(playerId).get()).data() ?? {};
  const change = { id: playerId, seen, email: right.email };
  expect(await send(changeGuardianEmailEndpoint.path, change)).toMatchObject({ status: 200 });

  const before = await fileOf(wrong);
  expect(JSON.parse(before)).toMatchObject({ players: [], registrations: [], signatures: [] });
  expect(before).not.toContain('Sam');
  expect(before).not.toContain(await keyOf(billId));
  expect(JSON.parse(await fileOf(right))).toMatchObject({
    players: [{ firstName: 'Sam' }],
    signatures: [{ playerName: 'Sam Doe', signedName: 'Robin Doe' }],
  });
});

test('the guardian who signed has the email address of the signature, and no other guardian', async () => {
  const [mother, father] = await Promise.all([signUpUser(), signUpUser()]);
  const { playerId } = await giveRecords(mother);
  expect(JSON.parse(await fileOf(mother)).signatures).toMatchObject([
    { signerEmail: mother.email },
  ]);
  const { updatedAt: seen } = (await profiles().doc(playerId).get()).data() ?? {};
  const change = { id: playerId, seen, email: father.email };
  expect(await send(changeGuardianEmailEndpoint.path, change)).toMatchObject({ status: 200 });

  const text = await fileOf(father);
  expect(JSON.parse(text).signatures).toMatchObject([{ signedName: 'Robin Doe' }]);
  expect(text).not.toContain(mother.email);
});
