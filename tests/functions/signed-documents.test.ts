import { expect, test } from 'vitest';
import {
  changeGuardianEmailEndpoint,
  deletePlayerEndpoint,
  getPlayerEndpoint,
} from '#contracts/players/dashboard.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import {
  listSignedDocumentsEndpoint,
  mailSignedCopiesEndpoint,
  readSignedCopyEndpoint,
} from '#contracts/registration/signed-documents.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import signatures from '#functions/admin-signatures.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { outbox, profiles, registrations } from '#server/gateways/records.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { ask, entriesOn, mailsTo, office, pay, send } from '#tests/helpers/office.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy } from '#tests/helpers/sign-in.ts';
import { deliverWithCopies } from '#tests/helpers/signed-copies.ts';

/* What guardians signed, as the office gets it when somebody asks for it, also years later. */

const unique = () => `Q${crypto.randomUUID().slice(0, 8)}`;
const inAMinute = () => new Date(Date.now() + 60_000);

const { path } = createRegistrationPaymentEndpoint;
/** Of two players, by check. */
const familyForm = (lastName = unique()) =>
  registrationRequest({
    players: [
      playerForm({ firstName: 'Zoë', lastName }),
      playerForm({ firstName: 'Abe', lastName }),
    ],
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
    createAccount: false,
  });

/** Two players of a family by check; paid, the signed documents have been emailed. */
async function register({ isPaid = true } = {}) {
  const lastName = unique();
  const { idempotencyKey: id, ...rest } = await familyForm(lastName);
  const request = postJson(path, { ...rest, idempotencyKey: id });
  expect((await invoke(createRegistrationPayment, request)).status).toBe(200);
  await flush();
  const email = rest.registration.parentEmail.toLowerCase();
  await deliverWithCopies();
  if (isPaid) {
    await pay('registration', id);
    await deliverWithCopies(inAMinute);
  }
  const players = (await registrations().doc(id).get()).data()?.players ?? [];
  return { id, lastName, email, number: recordNumberOf(id), players };
}
/** What is attached to the emails of signed documents to an address, one list an email. */
async function copiesAt(email: string) {
  const mails = await stack.mailbox.readMail(email);
  const copies = mails.filter(({ subject }) => subject.endsWith('your signed documents'));
  return Promise.all(copies.map(({ id }) => stack.mailbox.readAttachments(id)));
}
const call = (request: Request) => invoke(signatures, sentBy(office, request));
async function list(search: string) {
  const query = new URLSearchParams({ search });
  const answer = await call(get(`${listSignedDocumentsEndpoint.path}?${query}`));
  return listSignedDocumentsEndpoint.response.parse(await answer.json()).rows;
}
async function readCopy(id: string) {
  const answer = await call(get(`${readSignedCopyEndpoint.path}?id=${id}`));
  expect(answer.status).toBe(200);
  const { filename, pdf } = readSignedCopyEndpoint.response.parse(await answer.json());
  return { filename, content: Buffer.from(pdf, 'base64') };
}
const mailAgain = async (id: string) => {
  const answer = await call(postJson(mailSignedCopiesEndpoint.path, { id }));
  return { status: answer.status, body: await answer.json() };
};
const seenOf = async (id: string) => (await profiles().doc(id).get()).data()?.updatedAt ?? '';
/** Gives the family another address. @returns which */
async function changeEmail([{ profileId = '' } = {}]: readonly { profileId?: string }[]) {
  const email = newAddress('right');
  const change = { id: profileId, seen: await seenOf(profileId), email, samePerson: true };
  expect(await send(changeGuardianEmailEndpoint.path, change)).toMatchObject({ status: 200 });
  return email;
}
const copiesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ id }) => id.includes('waiver-copy'));

test('the office gets the very PDFs that the guardian was emailed, and each is logged', async () => {
  const { id, lastName, email, number } = await register();
  const [emailed = []] = await copiesAt(email);
  const { body } = await ask(getRegistrationEndpoint.path, { id });
  const { signed } = getRegistrationEndpoint.response.parse(body);
  expect(signed.map(({ document }) => document).sort()).toEqual(['liability-waiver', 'terms']);
  for (const { id: signature, document } of signed) {
    const copy = await readCopy(signature);
    expect(copy.filename).toBe(`${document}-${number}.pdf`);
    const same = emailed.find(({ name }) => name === copy.filename);
    expect(copy.content.equals(Buffer.from(same?.content ?? []))).toBe(true);
    const { text } = await readPdfText(copy.content);
    expect(text).toMatch(new RegExp(`Zoë ${lastName}.*Abe ${lastName}`));
  }
  expect(await entriesOn(`registrations/${id}`)).toMatchObject(
    signed.map(({ document }) => ({
      actorId: office.uid,
      action: 'signedCopy.read',
      changes: [{ field: 'document', before: '', after: document }],
    })),
  );
});

test('it is found by the player’s name and is the same after player and registration are deleted', async () => {
  const { id, lastName, email, number, players } = await register();
  const [emailed = []] = await copiesAt(email);
  for (const { profileId } of players) {
    // The name may be corrected: the number leads from the player to what was signed.
    const { body } = await ask(getPlayerEndpoint.path, { id: profileId });
    const { signatures: own } = getPlayerEndpoint.response.parse(body);
    expect(own).toMatchObject([{ number }, { number }]);
    const seen = await seenOf(profileId);
    const gone = await send(deletePlayerEndpoint.path, { id: profileId, seen });
    expect(gone.status).toBe(200);
  }
  const rows = await list(`abe ${lastName}`);
  expect(rows.map(({ document }) => document).sort()).toEqual(['liability-waiver', 'terms']);
  expect(rows).toMatchObject(rows.map(() => ({ playerName: `Abe ${lastName}`, number })));
  const waiver = rows.find(({ document }) => document === 'liability-waiver');
  const same = emailed.find(({ name }) => name === `liability-waiver-${number}.pdf`);
  const deleted = await readCopy(waiver?.id ?? '');
  expect(deleted.content.equals(Buffer.from(same?.content ?? []))).toBe(true);
  // As the night does after seven years: a young player's signature is kept for longer.
  await registrations().doc(id).delete();
  expect(await list(number)).toHaveLength(4);
  const alone = await readCopy(waiver?.id ?? '');
  expect(alone.filename).toBe(`liability-waiver-${number}.pdf`);
  const { text } = await readPdfText(alone.content);
  expect(text).toContain(`Abe ${lastName}`);
  expect(text).toContain(`Zoë ${lastName}`);
  expect(await mailAgain(id)).toMatchObject({ status: 404 });
});

test('it is emailed again to the address of today, once a day, and that is logged', async () => {
  const { id, email, players } = await register();
  const right = await changeEmail(players);
  expect(await copiesAt(right)).toEqual([]);
  // As of a card, whose first copy goes around the first payment.
  await registrations()
    .doc(id)
    .update({ paymentMethod: 'credit-card', replaces: ['A1-B2'] });
  expect(await mailAgain(id)).toMatchObject({ status: 200, body: { to: right } });
  const [again] = await copiesTo(right);
  expect(again?.text).toContain('a copy of the documents that were signed');
  expect(again?.text).not.toMatch(/complete after the first|This replaces|you signed/);
  expect(await mailAgain(id)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  await deliverWithCopies();
  expect((await copiesAt(right)).map((files) => files.length)).toEqual([2]);
  expect(await copiesAt(email)).toHaveLength(1);
  const [sent] = (await entriesOn(`registrations/${id}`)).filter(
    ({ action }) => action === 'signedCopy.mailed',
  );
  expect(sent?.changes).toEqual([{ field: 'to', before: '', after: right }]);
});

test('where the first email still waits, that one goes, and none beside it', async () => {
  const { id, email } = await register({ isPaid: false });
  expect(await copiesAt(email)).toEqual([]);
  expect(await mailAgain(id)).toMatchObject({ status: 200 });
  await deliverWithCopies();
  expect(await copiesAt(email)).toHaveLength(1);
  await pay('registration', id);
  await deliverWithCopies(inAMinute);
  expect(await copiesAt(email)).toHaveLength(1);
  const first = (await outbox().doc(`registration-${id}-waiver-copy`).get()).data();
  expect(first?.status).toBe('sent');
});

test('the first email that waits says no more than a copy, as another guardian may read it by now', async () => {
  const { id, players } = await register({ isPaid: false });
  const right = await changeEmail(players);
  await registrations().doc(id).update({ paymentMethod: 'credit-card' });
  expect(await mailAgain(id)).toMatchObject({ status: 200, body: { to: right } });
  const copies = await copiesTo(right);
  expect(copies).toMatchObject([{ id: `registration-${id}-waiver-copy` }]);
  expect(copies[0]?.text).toContain('Hello, here is a copy of the documents that were signed');
  expect(copies[0]?.text).not.toMatch(/complete after the first|you signed/);
});

test('of a canceled registration nothing is emailed: another family may have its address', async () => {
  const { id, email, lastName } = await register({ isPaid: false });
  const again = { ...(await familyForm(lastName)), replaces: [id] };
  expect((await invoke(createRegistrationPayment, postJson(path, again))).status).toBe(200);
  expect((await registrations().doc(id).get()).data()?.cancelled).toMatchObject({ by: 'replaced' });
  const refused = await mailAgain(id);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  expect(JSON.stringify(refused.body)).toContain('was canceled');
  await deliverWithCopies();
  expect(await copiesAt(email)).toEqual([]);
  // The office may still need the file.
  const { body } = await ask(getRegistrationEndpoint.path, { id });
  const [signed] = getRegistrationEndpoint.response.parse(body).signed;
  expect((await readCopy(signed?.id ?? '')).content.length).toBeGreaterThan(0);
});

test('a signature that is not there is no server error', async () => {
  const id = crypto.randomUUID();
  expect((await call(get(`${readSignedCopyEndpoint.path}?id=${id}`))).status).toBe(404);
  expect(await mailAgain(id)).toMatchObject({ status: 404 });
});
