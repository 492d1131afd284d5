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

interface PlayerLeftOut extends Omit<LeftOut, 'players'> {
  player: RegisteredPlayer;
}

/**
 * To the guardian: who is registered no longer. It names the player, so it waits until the address is known.
 * One for each player, because some may be registered again by then.
 */
export function playerLeftOut(
  { registration, settings, officeEmail }: RegistrationMailContext,
  { before, player, medical }: PlayerLeftOut,
): MailDraft {
  const { number, payer, seasonName } = registration;
  const name = fullName(player);
  return {
    id: `registration-${before.id}-left-out-${player.profileId}`,
    to: payer.email,
    replyTo: officeEmail,
    subject: messages.leftOutSubject(recordLabel('registration', number)),
    about: `registrations/${before.id}`,
    limit: 'known',
    data: { leftOut: player.profileId },
    blocks: [
      common.hi(
        payer.firstName,
        messages.leftOut(number, before.number, name, settings.programName),
      ),
      messages.noLonger(name, tellSeason(seasonName)),
      medical === 'deleted' ? messages.medicalOf(name) : messages.medical[medical],
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
