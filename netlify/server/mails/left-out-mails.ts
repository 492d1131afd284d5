import { fullName } from '#domain/accounts/full-name.ts';
import { tellSeason } from '#domain/billing/tell-bill.ts';
import { bookLabel, recordLabel } from '#domain/payments/record-label.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/registrations.ts';
import { listAll } from '#words/list.ts';
import { messages as office } from '#words/office/emails/registrations.ts';
import type { MailDraft } from './compose.ts';
import type { MedicalOutcome, RegistrationMailContext } from './registration-mails.ts';

/** Who was in a registration that another has taken the place of, and is not in that one. */
export interface LeftOut {
  /** The canceled one. */
  before: Registration;
  players: readonly RegisteredPlayer[];
  medical: MedicalOutcome;
}

/** To the guardian: who is registered no longer. It names the players, so it waits until the address is known. */
export function playersLeftOut(
  { registration, settings, officeEmail }: RegistrationMailContext,
  { before, players, medical }: LeftOut,
): MailDraft {
  const { number, payer, seasonName } = registration;
  const names = listAll(players.map(fullName));
  const count = players.length;
  return {
    id: `registration-${before.id}-left-out`,
    to: payer.email,
    replyTo: officeEmail,
    subject: messages.leftOutSubject(recordLabel('registration', number)),
    about: `registrations/${before.id}`,
    limit: 'known',
    blocks: [
      common.hi(
        payer.firstName,
        messages.leftOut(number, before.number, names, count, settings.programName),
      ),
      messages.noLonger(names, count, tellSeason(seasonName)),
      medical === 'deleted' ? messages.medicalOf(names) : messages.medical[medical],
      ...(before.paymentMethod === 'credit-card' ? [] : [messages.alreadySent]),
      messages.notMeant,
    ],
  };
}

/** The same to the office, which may have given them a team or printed an emergency sheet. */
export function playersLeftOutForOffice(
  { registration, officeEmail }: Omit<RegistrationMailContext, 'settings'>,
  { before, players }: LeftOut,
): MailDraft {
  const { number, payer, phone } = registration;
  const label = bookLabel('registration', number);
  const by = `${fullName(payer)} (${payer.email}, ${phone})`;
  return {
    id: `registration-${before.id}-left-out-office`,
    to: officeEmail,
    replyTo: payer.email,
    subject: office.leftOutSubject(label),
    about: `registrations/${before.id}`,
    blocks: [
      office.leftOut(by, number, before.number),
      office.noLonger(listAll(players.map(fullName)), players.length),
      office.leftOutGone,
    ],
  };
}
