import type { Browser } from '@playwright/test';
import { type Mailbox, openMailbox } from '#tests/helpers/mailbox.ts';
import {
  fillInGuardian,
  fillInPlayer,
  playerCard,
  sign,
  submitButton,
} from '#tests/helpers/registration-steps.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

export interface PaidRegistration {
  /** The guardian's, who has an account. */
  email: string;
  /** The first of the PDFs that are mailed: the signed waiver. */
  waiver: Uint8Array;
}

const EMAIL = 'ana.diaz@example.com';
const DOCUMENTS = /your signed documents$/;
const MOST_ROUNDS = 20;

/** Registers two players in installments by card, as a guardian does in a browser. */
export async function registerFamily(
  browser: Browser,
  siteUrl: string,
  mailUrl: string,
): Promise<PaidRegistration> {
  await signUpUser({ email: EMAIL });
  const context = await browser.newContext({ baseURL: siteUrl });
  const page = await context.newPage();
  await page.goto('/register');
  await fillInGuardian(page, EMAIL);
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await page.getByRole('button', { name: 'Add Player' }).click();
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await sign(page);
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.getByRole('button', { name: /accepted/ }).click();
  await page.getByRole('heading', { name: 'Your players are registered' }).waitFor();
  await context.close();
  const deliver = () => fetch(`${siteUrl}/.netlify/functions/deliver-outbox`, { method: 'POST' });
  return { email: EMAIL, waiver: await readWaiver(openMailbox(mailUrl, deliver)) };
}

/** Each look at the mailbox has the emails sent that wait. */
async function readWaiver(mailbox: Mailbox): Promise<Uint8Array> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const mail = (await mailbox.readMail(EMAIL)).find(({ subject }) => DOCUMENTS.test(subject));
    const [waiver] = mail ? await mailbox.readAttachments(mail.id) : [];
    if (waiver) return waiver.content;
  }
  throw new Error('The signed waiver did not come by email.');
}
