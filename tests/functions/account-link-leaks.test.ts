import { describe, expect, test } from 'vitest';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import { outbox } from '#server/gateways/records.ts';
import { accountInvitation } from '#server/mails/account-mails.ts';
import { composeMail } from '#server/mails/compose.ts';
import { flush, get, invoke, stack } from '#tests/helpers/functions.ts';
import { ACCOUNT_FORMS } from '#tests/helpers/public-forms.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* A stranger names somebody else's address in a form and puts his own words, or a link, into the name. */

const EVIL = 'https://evil.example/?x={{link}}';

/** As the schedule does every minute. */
async function sendAll(): Promise<void> {
  await flush();
  await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
}

const mailsTo = (address: string) => stack.mailbox.readMail(address);
const linksIn = (text: string | undefined) => text?.match(/https?:\/\/[^\s"<>]+/g) ?? [];

describe.each(ACCOUNT_FORMS)('%s', (_, send) => {
  test.each(['credit-card', 'check'] as const)(
    'refuses a name that is a link, and mails nothing (%s)',
    async (paymentMethod) => {
      const email = newAddress('victim');
      const response = await send({ email, firstName: EVIL, paymentMethod, createAccount: true });
      expect(response.status).toBe(422);
      await sendAll();
      expect(await mailsTo(email)).toEqual([]);
    },
  );

  test('mails the link to set a password to our own site, and no word of the form', async () => {
    const email = newAddress('victim');
    const response = await send({ email, firstName: 'Zebulon', createAccount: true });
    expect(response.status).toBe(200);
    await sendAll();
    const [invitation, ...more] = (await mailsTo(email)).filter(({ subject }) =>
      subject.startsWith('Your account'),
    );
    expect(more).toEqual([]);
    expect(linksIn(invitation?.text)).toHaveLength(1);
    expect(new URL(linksIn(invitation?.text)[0] ?? '')).toMatchObject({
      origin: new URL(stack.addresses.site).origin,
      pathname: '/auth/action',
    });
    expect(invitation?.text).not.toContain('Zebulon');
    expect(invitation?.html).not.toContain('Zebulon');
  });

  test('ten forms on a day invite once', async () => {
    const email = newAddress('often');
    const form = { email, createAccount: true };
    const first = await send(form);
    expect(first.status).toBe(200);
    await sendAll();
    const again = await Promise.all(Array.from({ length: 9 }, () => send(form)));
    expect(again.map(({ status }) => status)).toEqual(Array(9).fill(200));
    await sendAll();
    const invitations = (await mailsTo(email)).filter(({ subject }) =>
      subject.startsWith('Your account'),
    );
    expect(invitations).toHaveLength(1);
  });

  test('four first forms at once invite once, and each is taken', async () => {
    const email = newAddress('race');
    const all = await Promise.all(
      Array.from({ length: 4 }, () => send({ email, createAccount: true })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(4).fill(200));
    const invited = await outbox().where('data.email', '==', email).get();
    expect(invited.size).toBe(1);
  });
});

describe('whatever the record of an email about an account holds', () => {
  const record = (email: string) =>
    accountInvitation({ email, firstName: EVIL, lastName: '<b>x</b>', phone: null }, new Date());

  test('a name that got past the forms is not mailed', async () => {
    const email = newAddress('victim');
    const draft = record(email);
    await outbox()
      .doc(draft.id)
      .create(await composeMail({ ...draft, language: 'en' }, new Date()));
    await sendAll();
    const [mail] = await mailsTo(email);
    expect(linksIn(mail?.text)).toHaveLength(1);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|<b>x|\{\{/);
  });

  test('words that an earlier version stored, with a place for the link, are not sent', async () => {
    const email = newAddress('victim');
    const draft = record(email);
    const blocks = [`Hi ${EVIL}, we made you an account.`, { label: 'Go', link: '{{link}}' }];
    await outbox()
      .doc(draft.id)
      .create(await composeMail({ ...draft, language: 'en', blocks }, new Date()));
    await sendAll();
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your account: choose a password');
    expect(linksIn(mail?.text)).toHaveLength(1);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|\{\{/);
  });
});
