import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { readMonthEndpoint } from '#contracts/payments/month.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { uploadBrandPictureEndpoint } from '#contracts/team/brand.ts';
import { brandAddress, logoSize } from '#domain/team/brand-picture.ts';
import { writeMonthPage } from '#pdf/month-page.ts';
import { teamInformation } from '#server/gateways/records.ts';
import { readPdfLogo } from '#server/use-cases/team/read-pdf-logo.ts';
import { LOGO_SVG } from '#tests/helpers/brand.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, postJson, stack } from '#tests/helpers/functions.ts';
import { readPdfPictures, readPdfText } from '#tests/helpers/read-pdf.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { deliverWithCopies } from '#tests/helpers/signed-copies.ts';

/* Where an uploaded logo is seen: emails, signed PDFs, the month's PDF. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const team = teamInformation().doc('current');
let logo = '';

beforeAll(async () => {
  const data = Buffer.from(LOGO_SVG).toString('base64');
  const response = await fetch(sentBy(office, postJson(uploadBrandPictureEndpoint.path, { data })));
  logo = uploadBrandPictureEndpoint.response.parse(await response.json()).id;
  await team.update({ logo, teamName: 'Hoops & <Friends>' });
});
afterEach(() => stack.storage.start());

async function sendMessage(): Promise<string> {
  const email = newAddress();
  const answer = await fetch(
    postJson(sendContactEmailEndpoint.path, {
      idempotencyKey: crypto.randomUUID(),
      name: 'Ana Diaz',
      email,
      phone: '',
      playerAge: '',
      inquiryType: 'general',
      subject: 'Hello',
      message: 'Is it on?',
    }),
  );
  expect(answer.status).toBe(200);
  await flush();
  const [mail] = await stack.mailbox.readMail(email);
  return mail?.html ?? '';
}

describe('an email', () => {
  test('has the logo above its words, with the team’s name for who sees no pictures', async () => {
    const html = await sendMessage();
    const [, attributes = ''] = /<body[^>]*><p><img ([^>]*)><\/p>/.exec(html) ?? [];
    const { width, height } = logoSize(logo, 'email').shown;
    const address = new URL(brandAddress(logo, 'email.png'), get('/').url).href;
    expect(attributes).toBe(
      `src="${address}" alt="Hoops &amp; &lt;Friends&gt;" width="${width}" height="${height}"`,
    );
    const picture = await fetch(address);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('has none before one is uploaded, and after it is given up', async () => {
    await team.update({ logo: null });
    expect(await sendMessage()).not.toContain('<img');
    await team.update({ logo });
  });
});

async function signedCopy() {
  const { email: parentEmail } = await signUpUser();
  const request = await registrationRequest({ parentEmail });
  expect((await fetch(postJson(createRegistrationPaymentEndpoint.path, request))).status).toBe(200);
  await flush();
  await deliverWithCopies();
  const mails = await stack.mailbox.readMail(request.registration.parentEmail);
  const [mail] = mails.filter((one) => (one.attachments ?? []).length > 0);
  const [waiver] = await stack.mailbox.readAttachments(mail?.id ?? '');
  return waiver?.content ?? new Uint8Array();
}

describe('a signed PDF', () => {
  test('has the logo above the text', async () => {
    const pdf = await signedCopy();
    expect(await readPdfPictures(pdf)).toEqual([logoSize(logo, 'pdf').file]);
    expect((await readPdfText(pdf)).text).toMatch(/^Liability Waiver Version/);
  });

  test('goes out without it while the bucket is down', async () => {
    await stack.storage.stop();
    allowConsole(/logo_unreadable|service_unavailable/);
    const pdf = await signedCopy();
    expect(await readPdfPictures(pdf)).toEqual([]);
    expect((await readPdfText(pdf)).text).toMatch(/^Liability Waiver Version/);
  });
});

test('the month’s PDF has the logo, and stays one page', async () => {
  const response = await fetch(sentBy(office, get(readMonthEndpoint.path)));
  const report = readMonthEndpoint.response.parse(await response.json());
  expect(report.logo).toBe(logo);
  const pdf = await writeMonthPage(report, new Date(), await readPdfLogo());
  expect(await readPdfPictures(pdf)).toEqual([logoSize(logo, 'pdf').file]);
  expect((await readPdfText(pdf)).pages).toBe(1);
});
