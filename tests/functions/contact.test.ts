import { describe, expect, test } from 'vitest';
import {
  type SendContactEmailRequest,
  sendContactEmailEndpoint,
} from '#contracts/contact/public.ts';
import sendContactEmail from '#functions/send-contact-email.ts';
import { contactMessages, outbox } from '#server/gateways/records.ts';
import { saveDemoTeam } from '#tests/helpers/demo-team.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';

await saveDemoTeam();

const OFFICE = process.env.OFFICE_EMAIL ?? '';

function contactRequest(change: Record<string, unknown> = {}): SendContactEmailRequest {
  return {
    idempotencyKey: crypto.randomUUID(),
    name: 'Ana Diaz',
    email: `ana-${crypto.randomUUID()}@example.com`,
    phone: '239-555-0123',
    inquiryType: 'registration',
    playerAge: '13-15',
    subject: 'Can he still join?',
    message: 'He is 14.\n\nThank you!',
    ...change,
  };
}

const send = (body: unknown) =>
  invoke(sendContactEmail, postJson(sendContactEmailEndpoint.path, body));
const storedMessage = async (id: string) => (await contactMessages().doc(id).get()).data();

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
}

/** The two mails of a message: what the office got, and what the sender got. */
async function mailsOf(request: SendContactEmailRequest) {
  await flush();
  const office = (await stack.mailbox.readMail(OFFICE)).filter((mail) =>
    mail.text?.includes(request.email),
  );
  return { office, sender: await stack.mailbox.readMail(request.email) };
}

test('stored as new, the office mailed with the sender to answer to, the sender acknowledged', async () => {
  const request = contactRequest({ email: `Ana-${crypto.randomUUID()}@Example.com` });
  const response = await send(request);
  expect(response.status).toBe(200);
  const email = request.email.toLowerCase();
  const { idempotencyKey, ...form } = request;
  expect(await storedMessage(idempotencyKey)).toMatchObject({ ...form, email, status: 'new' });

  const { office, sender } = await mailsOf({ ...request, email });
  expect(office).toHaveLength(1);
  expect(office[0]?.subject).toBe('Registration: Can he still join?');
  expect(JSON.stringify(office[0]?.headers)).toContain(`"reply-to":"${email}"`);
  expect(office[0]?.text).toContain('He is 14.\n\nThank you!');
  expect(sender).toHaveLength(1);
  expect(sender[0]?.subject).toBe('Calusa Coast Hoops received your message');
  expect(sender[0]?.text).toContain("we'll get back to you within 24 hours");
});

test('the acknowledgement repeats nothing that was typed', async () => {
  const request = contactRequest({
    name: 'Cheap Pills',
    subject: 'Visit https://spam.example',
    message: 'https://spam.example has pills',
  });
  await send(request);
  const [mail] = (await mailsOf(request)).sender;
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/pills|spam/i);
});

test('the acknowledgement of a scholarship application says how to send its papers', async () => {
  const [asks, writes] = [contactRequest({ inquiryType: 'scholarships' }), contactRequest()];
  for (const request of [asks, writes]) await send(request);
  const says = async (request: SendContactEmailRequest) =>
    (await mailsOf(request)).sender[0]?.text?.includes('Reply to this email and attach them');
  expect([await says(asks), await says(writes)]).toEqual([true, false]);
});

test('sent ten times at once it is one message and one mail each', async () => {
  const request = contactRequest();
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(request)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { office, sender } = await mailsOf(request);
  expect([office.length, sender.length]).toEqual([1, 1]);
  const other = await send({ ...request, message: 'Something else.' });
  expect(await refusal(other)).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
});

test('what may be left out is stored as not given', async () => {
  const request = contactRequest({ phone: '', playerAge: '' });
  expect((await send(request)).status).toBe(200);
  expect(await storedMessage(request.idempotencyKey)).toMatchObject({
    phone: null,
    playerAge: null,
  });
});

test('with content down the message is kept all the same', async () => {
  await stack.content.stop();
  try {
    const request = contactRequest();
    expect((await send(request)).status).toBe(200);
    const { sender } = await mailsOf(request);
    expect(sender[0]?.subject).toBe('We received your message');
  } finally {
    await stack.content.start();
  }
});

describe('hostile input', () => {
  test.each([
    ['markup', '<script>alert(1)</script> & <img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("https://x.example";"click")'],
    ['emoji', '🏀👩‍👦 go!'],
    ['right to left', 'سلام فصل'],
  ])('%s is stored, mailed and escaped as text', async (_, text) => {
    const request = contactRequest({ subject: text, message: text });
    expect((await send(request)).status).toBe(200);
    expect(await storedMessage(request.idempotencyKey)).toMatchObject({
      subject: text,
      message: text,
    });
    const { office } = await mailsOf(request);
    expect(office[0]?.subject).toBe(`Registration: ${text}`);
    expect(office[0]?.text).toContain(text);
    expect(office[0]?.html).not.toMatch(/<script|<img/);
  });

  test('what turns the direction around reaches neither record nor mail', async () => {
    const text = 'Ana\u202Egnp.exe\u2066\tx';
    const request = contactRequest({ name: text, subject: text, message: text });
    expect((await send(request)).status).toBe(200);
    expect(await storedMessage(request.idempotencyKey)).toMatchObject({
      name: 'Anagnp.exe x',
      subject: 'Anagnp.exe x',
      message: 'Anagnp.exe\tx',
    });
    const { office } = await mailsOf(request);
    expect(office[0]?.subject).toBe('Registration: Anagnp.exe x');
  });

  test('null bytes do not reach the record', async () => {
    const request = contactRequest({ message: 'a\u0000b\r\nc' });
    await send(request);
    expect((await storedMessage(request.idempotencyKey))?.message).toBe('ab\nc');
  });

  test.each([
    ['a header in the subject', { subject: 'Hi\r\nBcc: all@x.example' }, 'subject'],
    ['a header in the name', { name: 'Ana\nTo: all@x.example' }, 'name'],
    ['a header in the address', { email: 'a@b.example\r\nBcc: all@x.example' }, 'email'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'email'],
    ['a null byte in the name', { name: 'A\u0000na' }, 'name'],
    ['markup in the name', { name: '<b>Ana</b>' }, 'name'],
    ['a link in the name', { name: 'https://evil.example' }, 'name'],
    ['a message of 5001 characters', { message: 'x'.repeat(5001) }, 'message'],
    ['a message of blanks', { message: ' \n ' }, 'message'],
    ['no type', { inquiryType: '' }, 'inquiryType'],
    ['a type that is none', { inquiryType: 'refund' }, 'inquiryType'],
    ['an age that is none', { playerAge: '40' }, 'playerAge'],
    ['an object for a name', { name: { first: 'Ana' } }, 'name'],
    ['a filled honeypot', { website: 'https://spam.example' }, 'website'],
    ['a key that is a path', { idempotencyKey: '../x' }, 'idempotencyKey'],
  ])('%s is refused beside its field, and nothing is stored', async (_, change, field) => {
    const request = contactRequest(change);
    expect(await refusal(await send(request))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: [field],
    });
    const { size } = await contactMessages().where('email', '==', request.email).get();
    expect(size).toBe(0);
  });

  test('1 MB, another method', async () => {
    const large = contactRequest({ message: 'x'.repeat(1024 * 1024) });
    expect(await refusal(await send(large))).toMatchObject({ status: 413 });
    expect((await invoke(sendContactEmail, get(sendContactEmailEndpoint.path))).status).toBe(405);
    expect((await outbox().where('to', '==', large.email).get()).size).toBe(0);
  });
});
