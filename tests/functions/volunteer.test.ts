import { describe, expect, test } from 'vitest';
import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import submitVolunteerApplication from '#functions/submit-volunteer-application.ts';
import { volunteerApplications } from '#server/gateways/records.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { deleteDocuments, publishFields } from '#tests/helpers/publish-content.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

const OFFICE = process.env.OFFICE_EMAIL ?? '';

const send = (body: unknown) =>
  invoke(submitVolunteerApplication, postJson(submitVolunteerApplicationEndpoint.path, body));
const storedApplication = async (id: string) =>
  (await volunteerApplications().doc(id).get()).data();

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
}

async function mailsOf({ application: { email } }: ReturnType<typeof volunteerRequest>) {
  await flush();
  const office = (await stack.mailbox.readMail(OFFICE)).filter((mail) =>
    mail.text?.includes(email),
  );
  return { office, applicant: await stack.mailbox.readMail(email) };
}

test('every field is stored, the office mailed, the applicant acknowledged', async () => {
  const request = volunteerRequest();
  expect((await send(request)).status).toBe(200);
  expect(await storedApplication(request.idempotencyKey)).toMatchObject({
    ...request.application,
    status: 'applied',
    clearedUntil: null,
  });
  const { office, applicant } = await mailsOf(request);
  expect(office).toHaveLength(1);
  expect(office[0]?.subject).toBe('Volunteer application: Ana Diaz');
  expect(JSON.stringify(office[0]?.headers)).toContain(request.application.email);
  for (const words of [
    'Academic Tutor, Game Day Support',
    'Work: Math teacher\nfor ten years',
    'Reference 1: Ben Cole, Former coach, 239-555-0125',
    'Reference 2: Cora Webb, Employer, 239-555-0126, cora@example.com',
    'Date of Birth: April 5, 1988',
    'Time Commitment: 2-4 hours a week',
  ]) {
    expect(office[0]?.text).toContain(words);
  }
  expect(applicant).toHaveLength(1);
  expect(applicant[0]?.text).toContain("we'll contact you within 3-5 business days");
  expect(applicant[0]?.text).not.toContain('Ana');
});

test('sent ten times at once it is one application; the same key with other words is refused', async () => {
  const request = volunteerRequest();
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(request)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { office, applicant } = await mailsOf(request);
  expect([office.length, applicant.length]).toEqual([1, 1]);
  const other = volunteerRequest();
  expect(
    await refusal(await send({ ...other, idempotencyKey: request.idempotencyKey })),
  ).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
});

describe('refused beside the field, and nothing stored', () => {
  const { reference1, reference2 } = volunteerRequest().application;
  test.each([
    ['no role', { preferredRoles: [] }, 'preferredRoles'],
    ['a role that is not offered', { preferredRoles: ['king'] }, 'preferredRoles'],
    ['no background check', { backgroundCheckConsent: false }, 'backgroundCheckConsent'],
    ['no training', { trainingCommitment: false }, 'trainingCommitment'],
    ['no code of conduct', { codeOfConductAgreement: false }, 'codeOfConductAgreement'],
    ['consent as a word', { codeOfConductAgreement: 'true' }, 'codeOfConductAgreement'],
    ['born next year', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
    ['born two centuries ago', { dateOfBirth: '1799-01-01' }, 'dateOfBirth'],
    [
      'one reference twice',
      { reference2: { ...reference1, phone: '2395550199' } },
      'reference2.name',
    ],
    [
      'the applicant’s number',
      { reference1: { ...reference1, phone: '(239) 555 0123' } },
      'reference1.phone',
    ],
    [
      'a sister',
      { reference2: { ...reference2, relationship: 'sister' } },
      'reference2.relationship',
    ],
    [
      'a reference without a phone',
      { reference2: { ...reference2, phone: '' } },
      'reference2.phone',
    ],
    ['no state of the US', { state: 'ZZ' }, 'state'],
    ['a header in a name', { firstName: 'Ana\r\nBcc: all@x.example' }, 'firstName'],
    ['a null byte in a name', { lastName: 'D\u0000iaz' }, 'lastName'],
    ['4001 characters', { whyVolunteer: 'x'.repeat(4001) }, 'whyVolunteer'],
  ])('%s', async (_, change, field) => {
    const request = volunteerRequest(change);
    expect(await refusal(await send(request))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: [`application.${field}`],
    });
    expect(await storedApplication(request.idempotencyKey)).toBeUndefined();
  });

  test('a honeypot, 1 MB, another method, no body', async () => {
    const request = { ...volunteerRequest(), website: 'https://spam.example' };
    expect(await refusal(await send(request))).toMatchObject({ fields: ['website'] });
    const large = volunteerRequest({ skills: 'x'.repeat(1024 * 1024) });
    expect(await refusal(await send(large))).toMatchObject({ status: 413 });
    expect(
      (await invoke(submitVolunteerApplication, get(submitVolunteerApplicationEndpoint.path)))
        .status,
    ).toBe(405);
    expect(await refusal(await send({}))).toMatchObject({ status: 422 });
  });
});

test('markup, emoji and right-to-left are stored and mailed as text', async () => {
  const text = '<script>alert(1)</script> 🏀 سلام';
  const words = { whyVolunteer: text, skills: `=1+1 ${text}` };
  expect((await send(volunteerRequest({ ...words, firstName: text }))).status).toBe(422);
  const request = volunteerRequest({ ...words, firstName: 'سلام 🏀' });
  expect((await send(request)).status).toBe(200);
  expect(await storedApplication(request.idempotencyKey)).toMatchObject({ whyVolunteer: text });
  const { office, applicant } = await mailsOf(request);
  expect(office[0]?.text).toContain(text);
  expect(office[0]?.html).not.toContain('<script');
  expect(`${applicant[0]?.subject}${applicant[0]?.text}`).not.toContain('script');
});

describe('the roles are the published opportunities', () => {
  const tutor = 'opportunity-academic-tutor';
  const refuseTutor = {
    status: 422,
    code: 'invalid_input',
    fields: ['application.preferredRoles'],
  };

  test('a new one is kept and told by its title; one that is gone is refused', async () => {
    await publishFields(stack.content.url, tutor, { role: 'snack-bar', title: 'Snack Bar' });
    const request = volunteerRequest({ preferredRoles: ['snack-bar', 'game-day-support'] });
    expect((await send(request)).status).toBe(200);
    expect(await storedApplication(request.idempotencyKey)).toMatchObject({
      preferredRoles: ['snack-bar', 'game-day-support'],
      roleTitles: ['Snack Bar', 'Game Day Support'],
    });
    expect((await mailsOf(request)).office[0]?.text).toContain('Snack Bar, Game Day Support');

    // What was sent is answered as before, whatever is offered by now.
    await publishFields(stack.content.url, tutor, { role: 'team-photos', title: 'Team Photos' });
    expect((await send(request)).status).toBe(200);
    expect(await refusal(await send(volunteerRequest()))).toEqual(refuseTutor);
  });

  test('with content down the application is kept all the same, under the short names', async () => {
    await stack.content.stop();
    const request = volunteerRequest({ preferredRoles: ['snack-bar', 'game-day-support'] });
    expect((await send(request)).status).toBe(200);
    await stack.content.start();
    expect((await mailsOf(request)).office[0]?.text).toContain(
      'Roles: snack-bar, Game Day Support',
    );
  });

  test('where none is published, those of the form', async () => {
    await deleteDocuments(stack.content.url, 'volunteerOpportunity');
    const request = volunteerRequest();
    expect((await send(request)).status).toBe(200);
    expect(await storedApplication(request.idempotencyKey)).toMatchObject({
      roleTitles: ['Academic Tutor', 'Game Day Support'],
    });
  });
});
