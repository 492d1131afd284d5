import { fullName } from '#domain/accounts/full-name.ts';
import { tellSeason } from '#domain/billing/tell-bill.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { bookLabel, recordLabel } from '#domain/payments/record-label.ts';
import { dueDateOf } from '#domain/registration/bill-terms.ts';
import { answersOf } from '#domain/registration/player-answers.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages as pledges } from '#words/emails/pledges.ts';
import { messages } from '#words/emails/registrations.ts';
import { listAll } from '#words/list.ts';
import { messages as orders } from '#words/office/emails/orders.ts';
import { messages as office } from '#words/office/emails/registrations.ts';
import { pageAddress } from '#words/page-address.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { arriveBy, pledgeInstructions } from './pledge-instructions.ts';

export interface RegistrationMailContext {
  registration: Registration;
  settings: Pick<
    Settings,
    'programName' | 'legalName' | 'mailingAddress' | 'responseTimes' | 'timeZone'
  >;
  officeEmail: string;
}

/**
 * To the guardian who pays by ACH or check: what is registered and how to pay (decisions §2). Where
 * discounts leave nothing to pay, that it is complete.
 */
export function registrationInstructions(
  context: RegistrationMailContext & { siteUrl: string },
): MailDraft {
  const { registration, settings, officeEmail, siteUrl } = context;
  const { id, number, payer, players } = registration;
  return {
    id: `registration-${id}-instructions`,
    to: payer.email,
    replyTo: officeEmail,
    subject:
      registration.payment.totalCents === 0
        ? messages.completeSubject(number)
        : messages.howToPay(number),
    about: `registrations/${id}`,
    blocks: [
      common.hello(
        messages.received(
          settings.programName,
          players.length,
          tellSeason(registration.seasonName),
        ),
      ),
      ...replacementNote(registration),
      registrationTable(registration, (_, index) => messages.nthPlayer(index + 1)),
      ...paymentInstructions(context),
      ...(registration.payment.totalCents === 0
        ? // No payment will ever show whose the address is, and there may be no account yet.
          [
            messages.documentsFollowFree,
            { label: common.account, link: `${siteUrl}${pageAddress('/account')}` },
          ]
        : [messages.documentsFollow]),
      common.questions,
    ],
  };
}

function paymentInstructions({ registration, settings }: RegistrationMailContext): MailBlock[] {
  const { number, payment, paymentMethod } = registration;
  if (payment.totalCents === 0) return [messages.nothingToPay];
  const first = formatCents(payment.plan?.firstCents ?? payment.totalCents);
  const schedule = payment.plan ? [describePlan(payment.plan)] : [];
  const memo = recordLabel('registration', number);
  if (paymentMethod === 'check') {
    return [
      ...schedule,
      ...pledgeInstructions(registration, memo, settings),
      ...arriveBy(registration, settings, (sentOn) => dueDateOf('check', null, sentOn)),
    ];
  }
  const within = settings.responseTimes.paymentInstructions;
  return [...schedule, pledges.transferWithin(within, first, memo)];
}

/** '12 monthly payments: $12.50 on November 21, 2026, then $12.50 each, the last on …'. */
function describePlan({ frequency, count, firstCents, eachCents, firstOn, lastOn }: Plan): string {
  const [first, each] = [formatCents(firstCents), formatCents(eachCents)];
  const plan = messages.plan[frequency](count, first, formatDay(firstOn), each);
  return messages.planEnd(plan, lastOn && formatDay(lastOn));
}

/**
 * To the guardian: what was signed, with the signed documents as PDF, made when it is sent. It names the
 * players, so it waits until the address is known; the words hold before a payment and after it.
 */
export function waiverCopy({
  registration,
  settings,
  officeEmail,
}: RegistrationMailContext): MailDraft {
  const { id, number, payer, players, paymentMethod } = registration;
  return {
    id: `registration-${id}-waiver-copy`,
    to: payer.email,
    replyTo: officeEmail,
    subject: messages.documentsSubject(recordLabel('registration', number)),
    about: `registrations/${id}`,
    limit: 'known',
    needs: 'waiver-copy',
    data: { registrationId: id },
    blocks: [
      common.hi(
        payer.firstName,
        messages.documents(listAll(players.map(fullName)), settings.programName),
      ),
      ...replacementNote(registration),
      ...(paymentMethod === 'credit-card' && registration.payment.totalCents > 0
        ? [messages.notReceipt]
        : []),
      messages.notYours,
    ],
  };
}

/** What becomes of the medical information of a canceled registration's players: of some the one, or both. */
export type MedicalOutcome = keyof typeof messages.medical;

/**
 * To the guardian: a registration was canceled before anything was paid. It goes at once, whoever has the
 * address, so it names someone only where that is known.
 */
export function registrationCancelled(
  { registration, settings, officeEmail }: RegistrationMailContext,
  { medical, isKnown }: { medical: MedicalOutcome; isKnown: boolean },
): MailDraft {
  const { id, number, payer, players, seasonName, paymentMethod, cancelled } = registration;
  const tell = messages.cancelledBy[cancelled?.by === 'office' ? 'office' : 'guardian'];
  const who = isKnown ? listAll(players.map(fullName)) : messages.countPlayers(players.length);
  const opening = tell(number, who, tellSeason(seasonName), settings.programName);
  return {
    id: `registration-${id}-cancelled`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.cancelledSubject(recordLabel('registration', number)),
    about: `registrations/${id}`,
    blocks: [
      isKnown ? common.hi(payer.firstName, opening) : common.hello(opening),
      messages.nothingOwed,
      messages.medical[medical],
      ...(paymentMethod === 'credit-card' ? [] : [messages.alreadySent]),
      messages.notExpected,
    ],
  };
}

/**
 * To the earlier address of a registration that was sent again under another one, which canceled it. Who
 * has which of the two nobody knows: it names no one, and nothing of the new form.
 */
export function registrationReaddressed(
  { registration, settings, officeEmail }: RegistrationMailContext,
  medical: MedicalOutcome,
): MailDraft {
  const { id, number, payer, seasonName, paymentMethod } = registration;
  return {
    id: `registration-${id}-readdressed`,
    to: payer.email,
    replyTo: officeEmail,
    subject: messages.cancelledSubject(recordLabel('registration', number)),
    about: `registrations/${id}`,
    blocks: [
      common.hello(messages.readdressed(number, tellSeason(seasonName), settings.programName)),
      messages.nothingOwed,
      messages.medical[medical],
      ...(paymentMethod === 'credit-card' ? [] : [messages.alreadySent]),
      messages.notExpected,
    ],
  };
}

/** That the one before it no longer counts, and is not to be paid. */
function replacementNote({ replaces = [] }: Registration): MailBlock[] {
  if (replaces.length === 0) return [];
  return [messages.replaces(listAll(replaces), replaces.length)];
}

/** To the office: what happened to a registration and what to do. `occasion` tells such emails apart. */
export function registrationForOffice(
  { registration, officeEmail }: RegistrationMailContext,
  occasion: string,
  headline: string,
): MailDraft {
  const { id, number, payer, phone, address, city, state, zipCode, replaces = [] } = registration;
  const { emergencyContact, emergencyPhone } = registration;
  const label = bookLabel('registration', number);
  return {
    id: `registration-${id}-${occasion}-office`,
    to: officeEmail,
    replyTo: payer.email,
    subject: orders.subject(label, headline),
    about: `registrations/${id}`,
    blocks: [
      orders.opening(label, fullName(payer), `${payer.email}, ${phone}`, headline),
      ...(headline === orders.headlines.awaitsTransfer ? [orders.sendBankDetails] : []),
      ...(replaces.length > 0 ? [office.replaces(listAll(replaces), replaces.length)] : []),
      registrationTable(registration),
      ...registration.players.flatMap(answerLines),
      // A canceled one names nobody to be called.
      ...(emergencyContact ? [office.emergency(emergencyContact, emergencyPhone)] : []),
      office.address(`${address}, ${city}, ${state} ${zipCode}`),
    ],
  };
}

/** 'Ana Diaz. School: Cypress High · Height: 5 ft 8'. For the office: it repeats what a stranger may have typed. */
function answerLines(player: RegisteredPlayer): MailBlock[] {
  const said = answersOf(player).map(({ label, text }) => office.answer(label, text));
  return said.length === 0 ? [] : [office.answers(fullName(player), said.join(' · '))];
}

/** The players, each with the fee, and the total. @param nameOf 'Player 2' for an address that may be a stranger's */
function registrationTable(
  { players, feeCents, payment, discounts = [] }: Registration,
  nameOf: (player: RegisteredPlayer, index: number) => string = fullName,
): MailBlock {
  const taken = discounts.reduce((sum, { cents }) => sum + cents, 0);
  const granted = players.length * feeCents - taken - payment.totalCents;
  return {
    rows: [
      ...players.map(
        (player, index) =>
          [
            messages.player(nameOf(player, index), player.age, gradeName(player.grade)),
            formatCents(feeCents),
          ] as const,
      ),
      ...discounts.map(({ name, cents }) => [name, `-${formatCents(cents)}`] as const),
      ...(granted > 0 ? [[messages.grantedSince, `-${formatCents(granted)}`] as const] : []),
      [common.rows.total, formatCents(payment.totalCents)],
    ],
  };
}
