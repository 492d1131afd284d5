import { expect, test } from 'vitest';
import { ledger } from '#server/gateways/records.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush } from '#tests/helpers/functions.ts';
import { askForStatement, statementsTo } from '#tests/helpers/giving-statements.ts';
import { pay } from '#tests/helpers/office.ts';
import { storeDonation } from '#tests/helpers/payables.ts';

test('goes to the donor alone, once a day, and the answer tells nothing', async () => {
  const gift = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
  await pay('donation', gift.id, '2026-03-05');
  const { email } = gift.payer;
  const answers = await Promise.all(
    [
      { email: email.toUpperCase(), year: 2026 },
      { email: 'nobody@example.com', year: 2026 },
    ].map(async (body) => {
      const response = await askForStatement(body);
      return [response.status, await response.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual([200, '{"accepted":true}']);
  expect((await askForStatement({ email, year: 2026 })).status).toBe(200);
  await flush();
  const [mail, ...others] = await statementsTo(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('March 5, 2026, Gift');
  expect(mail?.text).toContain('Gifts in 2026: $50.00');
  expect(mail?.text).toContain('EIN 00-0000000');
  expect(await statementsTo('nobody@example.com')).toEqual([]);
});

test('neither the answer nor what goes wrong tells who gave', async () => {
  const gift = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
  await pay('donation', gift.id, '2026-03-05');
  const [entry] = (await ledger().where('recordId', '==', gift.id).get()).docs;
  await entry?.ref.update({ amountCents: 'spoiled' });
  allowConsole(/broken_record|after_answer/);
  const answers = [];
  for (const email of [gift.payer.email, 'nobody@example.com']) {
    const response = await askForStatement({ email, year: 2026 });
    answers.push([response.status, await response.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  await flush();
  expect(await statementsTo(gift.payer.email)).toEqual([]);
});

test('of another year is sent on the same day, and once, too', async () => {
  const gift = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
  const { email } = gift.payer;
  const bonus = await storeDonation(
    { totalCents: 7500, paymentMethod: 'check' },
    { payer: gift.payer },
  );
  await pay('donation', gift.id, '2025-03-05');
  await pay('donation', bonus.id, '2026-03-05');
  for (const year of [2025, 2026, 2026, 2025]) await askForStatement({ email, year });
  await flush();
  expect(
    (await statementsTo(email)).map(({ text }) => /Gifts in \d+: \$[\d.]+/.exec(text)?.[0]).sort(),
  ).toEqual(['Gifts in 2025: $50.00', 'Gifts in 2026: $75.00']);
});

test.each([
  ['no address', { year: 2026 }],
  ['two addresses', { email: 'a@example.com, b@example.com', year: 2026 }],
  ['a header in the address', { email: 'a@example.com\nBcc: b@example.com', year: 2026 }],
  ['no year', { email: 'a@example.com' }],
  ['a program', { email: 'a@example.com', year: 2026, website: 'http://spam.example' }],
])('%s is refused', async (_, body) => {
  expect((await askForStatement(body)).status).toBe(422);
});
