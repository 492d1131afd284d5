import { describe, expect, test } from 'vitest';
import {
  correctSenderEmailEndpoint,
  getMessageEndpoint,
  listMessagesEndpoint,
  noteMessageEndpoint,
  replyToMessageEndpoint,
  setMessageStatusEndpoint,
} from '#contracts/contact/dashboard.ts';
import {
  correctVolunteerEmailEndpoint,
  getVolunteerEndpoint,
  listVolunteersEndpoint,
  moveVolunteerEndpoint,
  noteVolunteerEndpoint,
} from '#contracts/volunteering/dashboard.ts';
import { contactMessages, volunteerApplications } from '#server/gateways/records.ts';
import { COMMAND_LINE } from '#server/use-cases/access/command-line.ts';
import { sendContactMessage } from '#server/use-cases/contact/send-contact-message.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { moveVolunteer } from '#server/use-cases/volunteering/move-volunteer.ts';
import { submitVolunteerApplication } from '#server/use-cases/volunteering/submit-volunteer-application.ts';
import {
  ask,
  conflict,
  entriesOn,
  expectListed,
  expectNotes,
  HOSTILE,
  mailsTo,
  type Row,
  refused,
  send,
} from '#tests/helpers/office.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

describe('volunteers', () => {
  async function apply() {
    const request = volunteerRequest({ firstName: HOSTILE });
    await submitVolunteerApplication(request, new Date());
    return { id: request.idempotencyKey, email: request.application.email };
  }
  const read = async (id: string) =>
    ((await ask(getVolunteerEndpoint.path, { id })).body as { record: Row }).record;
  const move = async (id: string, status: string, clearedUntil: string | null = null) =>
    send(moveVolunteerEndpoint.path, {
      id,
      seen: (await read(id)).updatedAt,
      step: { status, clearedUntil },
    });

  test('are listed without what only the detail shows', async () => {
    const { id, email } = await apply();
    const filters = [{ status: 'applied' }, { status: 'cleared' }] as const;
    await expectListed(listVolunteersEndpoint.path, id, email, ...filters);
    const { body } = await ask(listVolunteersEndpoint.path, { search: email });
    expect(JSON.stringify(body)).not.toMatch(/reference|dateOfBirth|emergency|Ben Cole|inFile/);
    // Its file is behind the second factor, and has all of it.
    const file = await ask(listVolunteersEndpoint.exported.path, { search: email });
    const inFile = { reference1: { name: 'Ben Cole' }, notes: null, wantsNews: false };
    expect(file.body).toMatchObject({ rows: [{ email, inFile }] });
    const detail = await read(id);
    expect(detail).toMatchObject({ firstName: HOSTILE, reference1: { name: 'Ben Cole' } });
    await expectNotes(noteVolunteerEndpoint.path, 'volunteerApplications', detail, email);
  });

  test('are cleared until tomorrow in the evening, when it is tomorrow in UTC', async () => {
    const { id } = await apply();
    expect((await move(id, 'check_under_way')).status).toBe(200);
    const evening = new Date('2026-11-26T01:00:00Z');
    const clear = async (clearedUntil: string) => {
      const seen = (await read(id)).updatedAt;
      const step = { status: 'cleared', clearedUntil } as const;
      return moveVolunteer({ id, seen, step }, COMMAND_LINE, evening);
    };
    await expect(clear('2026-11-25')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await clear('2026-11-26')).toMatchObject({ clearedUntil: '2026-11-26' });
  });

  test('who were cleared before are told that this is renewed', async () => {
    const { id, email } = await apply();
    const steps = [
      ['check_under_way', null],
      ['cleared', '2099-01-31'],
      ['cleared', '2099-02-28'],
      ['check_under_way', '2099-02-28'],
      ['cleared', '2099-03-31'],
    ] as const;
    let before: string | null = null;
    for (const [status, until] of steps) {
      // To be cleared until the day on which it ends anyway is no renewal.
      if (before && status === 'cleared')
        expect(await move(id, status, before)).toMatchObject(refused);
      expect((await move(id, status, until)).status).toBe(200);
      before = until;
    }
    const told = (await mailsTo(email)).filter((mail) =>
      /-(cleared|check_under_way)-/.test(mail.id),
    );
    const byTime = (mail: { id: string }) => Number(mail.id.split('-').at(-1));
    const texts = told.sort((a, b) => byTime(a) - byTime(b)).map(({ text }) => text ?? '');
    const isFirst = (text: string) => /references|your first day/.test(text);
    expect(texts.map(isFirst)).toEqual([true, true, false, false, false]);
    expect(texts[2]).toContain('is renewed until February 28, 2099');
    expect(texts[3]).toContain('a new background check');
    expect(texts[3]).toContain(
      'still cleared until February 28, 2099. After that day, please do not volunteer until',
    );
    expect(texts[4]).toContain('is renewed until March 31, 2099');
  });

  test('who were cleared by mistake are told that they are not, and are cleared as for the first time', async () => {
    const { id, email } = await apply();
    await move(id, 'check_under_way');
    await move(id, 'cleared', '2099-01-31');
    // A check makes no clearance longer.
    expect(await move(id, 'check_under_way', '2099-02-28')).toMatchObject(refused);
    expect(await move(id, 'check_under_way')).toMatchObject({
      status: 200,
      body: { record: { clearedUntil: null } },
    });
    await move(id, 'cleared', '2099-03-31');
    const texts = (await mailsTo(email)).map(({ text }) => text).join();
    expect(texts).toContain('you are not cleared to volunteer');
    expect(texts).not.toContain('renewed');
  });

  test('lose a clearance during its new check without a decline, and are told so', async () => {
    const { id, email } = await apply();
    await move(id, 'check_under_way');
    // Nothing stands that could be taken back.
    expect(await move(id, 'check_under_way')).toMatchObject(refused);
    await move(id, 'cleared', '2099-01-31');
    await move(id, 'check_under_way', '2099-01-31');
    expect(await move(id, 'check_under_way', '2099-01-31')).toMatchObject(refused);
    expect(await move(id, 'check_under_way')).toMatchObject({
      status: 200,
      body: { record: { status: 'check_under_way', clearedUntil: null } },
    });
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('For now, you are not cleared to volunteer');
  });

  test('are emailed at the address that the office has corrected, also after the first email', async () => {
    const { id, email: typed } = await apply();
    await deliverMailsAbout(`volunteerApplications/${id}`);
    const email = `right-${crypto.randomUUID()}@example.com`;
    const change = { id, seen: (await read(id)).updatedAt, email: email.toUpperCase() };
    expect(await send(correctVolunteerEmailEndpoint.path, change)).toMatchObject({
      status: 200,
      body: { record: { email } },
    });
    expect(await send(correctVolunteerEmailEndpoint.path, change)).toMatchObject(conflict);
    const same = { ...change, seen: (await read(id)).updatedAt };
    expect(await send(correctVolunteerEmailEndpoint.path, same)).toMatchObject(refused);
    expect((await move(id, 'declined')).status).toBe(200);
    expect((await mailsTo(typed)).map(({ status }) => status)).toEqual(['sent']);
    expect(await mailsTo(email)).toHaveLength(1);
    const filters = [{ status: 'declined' }, { status: 'cleared' }] as const;
    await expectListed(listVolunteersEndpoint.path, id, email, ...filters);
    const [entry] = await entriesOn(`volunteerApplications/${id}`);
    expect(entry).toMatchObject({
      action: 'volunteer.emailCorrected',
      changes: [{ field: 'email', before: typed, after: email }],
    });
  });

  test('are checked, cleared until a date, and each step is mailed and logged', async () => {
    const { id, email } = await apply();
    expect(await move(id, 'cleared', '2100-01-01')).toMatchObject(refused);
    const stale = { id, seen: (await read(id)).updatedAt };
    expect((await move(id, 'check_under_way')).status).toBe(200);
    const step = { status: 'declined', clearedUntil: null };
    expect(await send(moveVolunteerEndpoint.path, { ...stale, step })).toMatchObject(conflict);
    expect(await move(id, '')).toMatchObject(refused);
    for (const until of [null, '', '2020-01-01', 'soon']) {
      expect(await move(id, 'cleared', until), String(until)).toMatchObject(refused);
    }
    expect(await move(id, 'cleared', '2099-01-31')).toMatchObject({
      status: 200,
      body: { record: { status: 'cleared', clearedUntil: '2099-01-31' } },
    });
    expect((await move(id, 'declined')).status).toBe(200);
    const stored = (await volunteerApplications().doc(id).get()).data();
    expect(stored).toMatchObject({ status: 'declined', clearedUntil: null });
    const mails = await mailsTo(email);
    // One for the application, and one a step.
    expect(mails).toHaveLength(4);
    expect(mails.map(({ text }) => text).join()).toContain('until January 31, 2099');
    expect(mails.map(({ text, html }) => text + html).join()).not.toContain('img src');
    const entries = await entriesOn(`volunteerApplications/${id}`);
    expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('volunteer.moved'));
  });
});

describe('messages', () => {
  async function write() {
    const email = `ana-${crypto.randomUUID()}@example.com`;
    const idempotencyKey = crypto.randomUUID();
    const form = { name: 'Ana', phone: null, inquiryType: 'general', playerAge: null } as const;
    const words = { email, subject: `Hi ${HOSTILE}`, message: `Line\n${HOSTILE}` };
    await sendContactMessage({ ...form, ...words, idempotencyKey }, new Date());
    return { id: idempotencyKey, email };
  }
  const read = async (id: string) =>
    ((await ask(getMessageEndpoint.path, { id })).body as { record: Row }).record;

  test('are listed, filtered and noted', async () => {
    const { id, email } = await write();
    const filters = [{ status: 'new' }, { status: 'answered' }] as const;
    await expectListed(listMessagesEndpoint.path, id, email, ...filters);
    const record = await read(id);
    expect(record).toMatchObject({ message: `Line\n${HOSTILE}`, status: 'new' });
    await expectNotes(noteMessageEndpoint.path, 'contactMessages', record, email);
  });

  test('go to the corrected address, with the reply that waits', async () => {
    const { id, email: typed } = await write();
    const reply = { subject: 'Re: Hi', text: 'On Monday' };
    const seen = (await read(id)).updatedAt;
    expect((await send(replyToMessageEndpoint.path, { id, seen, reply })).status).toBe(200);
    const email = `right-${crypto.randomUUID()}@example.com`;
    const change = { id, seen: (await read(id)).updatedAt, email };
    expect((await send(correctSenderEmailEndpoint.path, change)).status).toBe(200);
    expect((await mailsTo(email)).map(({ text }) => text)).toContain('On Monday');
    expect(await mailsTo(typed)).toEqual([]);
  });

  test('are closed, marked as spam and opened again without an email', async () => {
    const { id, email } = await write();
    const before = (await mailsTo(email)).length;
    for (const [status, action] of [
      ['closed', 'message.closed'],
      ['new', 'message.reopened'],
      ['spam', 'message.markedSpam'],
    ]) {
      const request = { id, seen: (await read(id)).updatedAt, status };
      expect(await send(setMessageStatusEndpoint.path, request)).toMatchObject({
        status: 200,
        body: { record: { status } },
      });
      expect(await send(setMessageStatusEndpoint.path, request)).toMatchObject(conflict);
      expect((await entriesOn(`contactMessages/${id}`)).map((entry) => entry.action)).toContain(
        action,
      );
    }
    await expectListed(listMessagesEndpoint.path, id, email, { status: 'spam' }, { status: 'new' });
    // A reply alone makes it answered.
    const wrong = { id, seen: (await read(id)).updatedAt, status: 'answered' };
    expect(await send(setMessageStatusEndpoint.path, wrong)).toMatchObject(refused);
    expect(await mailsTo(email)).toHaveLength(before);
  });

  test('are answered by a mail of text, once per version seen', async () => {
    const { id, email } = await write();
    const reply = { subject: `Re: Hi ${HOSTILE}`, text: `Thank you.\n\n<b>See you</b> & bye` };
    const body = { id, seen: (await read(id)).updatedAt, reply };
    const before = (await mailsTo(email)).map((mail) => mail.id);
    for (const wrong of [{ subject: 'a\nBcc: x@example.com' }, { subject: '' }, { text: ' ' }]) {
      const request = { ...body, reply: { ...reply, ...wrong } };
      expect(await send(replyToMessageEndpoint.path, request)).toMatchObject(refused);
    }
    expect(await send(replyToMessageEndpoint.path, body)).toMatchObject({
      status: 200,
      body: { record: { status: 'answered' } },
    });
    expect(await send(replyToMessageEndpoint.path, body)).toMatchObject(conflict);
    const [mail, ...further] = (await mailsTo(email)).filter(({ id }) => !before.includes(id));
    expect(further).toEqual([]);
    expect(mail).toMatchObject({ subject: reply.subject, text: reply.text });
    expect(mail?.replyTo).toBe(process.env.OFFICE_EMAIL);
    expect(mail?.html).toContain('&lt;b&gt;See you&lt;/b&gt;');
    expect(mail?.html).not.toContain('<img');
    const [entry] = await entriesOn(`contactMessages/${id}`);
    expect(entry).toMatchObject({
      action: 'message.answered',
      changes: [{ field: 'status', before: 'new', after: 'answered' }],
    });
    expect((await contactMessages().doc(id).get()).data()?.status).toBe('answered');
    // Whoever opens the message sees the answer, and nothing of the mails before it.
    expect(await ask(getMessageEndpoint.path, { id })).toMatchObject({
      body: { replies: [{ id: mail?.id, ...reply, status: 'pending' }] },
    });
  });
});
