import type { Transaction } from '@google-cloud/firestore';
import type { Registration } from '#domain/registration/registration.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/office/emails/orders.ts';
import { env } from '../../core/env.ts';
import { outbox } from '../../gateways/records.ts';
import { composeMail, forOffice, type WrittenMail, writtenIn } from '../../mails/compose.ts';
import {
  type LeftOut,
  playerLeftOut,
  playersLeftOutForOffice,
} from '../../mails/left-out-mails.ts';
import {
  registrationForOffice,
  registrationInstructions,
  registrationReaddressed,
  waiverCopy,
} from '../../mails/registration-mails.ts';
import { addInvitation } from '../accounts/add-invitation.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import type { CancelledOfOther } from './create-in-place.ts';

/**
 * Adds the emails of a new registration: the signed copy, which waits until the address is known, and, by
 * ACH or check, how to pay and word to the office. By card both wait for the payment, unless there is
 * nothing to pay. They are told of the registration only, which holds nothing
 * medical.
 */
export async function addMails(
  transaction: Transaction,
  registration: Registration,
  createAccount: boolean,
  settings: Settings,
  now: Date,
): Promise<void> {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const context = { registration, settings, officeEmail, siteUrl };
  const drafts: WrittenMail[] = [writtenIn(currentLanguage(), () => waiverCopy(context))];
  const isFree = registration.payment.totalCents === 0;
  if (isFree || registration.paymentMethod !== 'credit-card') {
    const { nothingToPay, awaitsCheck, awaitsTransfer } = messages.headlines;
    const awaits = registration.paymentMethod === 'check' ? awaitsCheck : awaitsTransfer;
    const state = isFree ? nothingToPay : awaits;
    drafts.push(
      writtenIn(currentLanguage(), () => registrationInstructions(context)),
      forOffice(() => registrationForOffice(context, 'placed', state)),
    );
  }
  for (const draft of drafts) {
    transaction.create(outbox().doc(draft.id), await composeMail(draft, now));
  }
  const { payer, phone } = registration;
  if (createAccount) await addInvitation(transaction, { ...payer, phone }, now);
}

/** Emails those whose registration was canceled because somebody sent it again under another address. */
export async function tellOthers(
  transaction: Transaction,
  canceled: readonly CancelledOfOther[],
  settings: Settings,
  now: Date,
): Promise<void> {
  for (const { registration, medical } of canceled) {
    const context = { registration, settings, officeEmail: env().OFFICE_EMAIL };
    const language = await readerLanguage(registration.payer);
    const mail = writtenIn(language, () => registrationReaddressed(context, medical));
    transaction.create(outbox().doc(mail.id), await composeMail(mail, now));
  }
}

/** Emails the guardian and the office who was in a registration that was canceled, and is not in the new one. */
export async function tellLeftOut(
  transaction: Transaction,
  registration: Registration,
  leftOut: readonly LeftOut[],
  settings: Settings,
  now: Date,
): Promise<void> {
  const context = { registration, settings, officeEmail: env().OFFICE_EMAIL };
  const drafts = leftOut.flatMap((one) => [
    ...one.players.map((player) =>
      writtenIn(currentLanguage(), () => playerLeftOut(context, { ...one, player })),
    ),
    forOffice(() => playersLeftOutForOffice(context, one)),
  ]);
  for (const draft of drafts) {
    transaction.create(outbox().doc(draft.id), await composeMail(draft, now));
  }
}
