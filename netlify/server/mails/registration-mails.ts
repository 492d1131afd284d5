import { fullName } from '#domain/accounts/full-name.ts';
import { mailingLine } from '#domain/address/postal-address.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { answersOf } from '#domain/registration/player-answers.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';

export interface RegistrationMailContext {
  registration: Registration;
  settings: Pick<Settings, 'programName' | 'legalName' | 'mailingAddress' | 'responseTimes'>;
  officeEmail: string;
}

/**
 * To the guardian who pays by ACH or check: what is registered and how to pay (decisions §2). Where
 * discounts leave nothing to pay, that it is complete.
 */
export function registrationInstructions(context: RegistrationMailContext): MailDraft {
  const { registration, settings, officeEmail } = context;
  const { id, number, payer } = registration;
  return {
    id: `registration-${id}-instructions`,
    to: payer.email,
    replyTo: officeEmail,
    subject:
      registration.payment.totalCents === 0
        ? `Your registration ${number} is complete`
        : `Your registration ${number}: how to pay`,
    about: `registrations/${id}`,
    blocks: [
      `Hello, thank you for registering with ${settings.programName}. ${countPlayers(registration)} registered for the ${registration.seasonName}.`,
      ...replacementNote(registration),
      registrationTable(registration, (_, index) => `Player ${index + 1}`),
      ...paymentInstructions(context),
      'The documents you signed come in a separate email. Questions? Just reply to this email.',
    ],
  };
}

function paymentInstructions({ registration, settings }: RegistrationMailContext): MailBlock[] {
  const { number, payment, paymentMethod } = registration;
  if (payment.totalCents === 0) return ['Your registration is complete. There is nothing to pay.'];
  const first = formatCents(payment.plan?.firstCents ?? payment.totalCents);
  const schedule = payment.plan ? [describePlan(payment.plan)] : [];
  if (paymentMethod === 'check') {
    return [
      ...schedule,
      `Please mail a check for ${first}, payable to ${settings.legalName}, with “Registration ${number}” on the memo line, to:`,
      mailingLine(settings),
    ];
  }
  return [
    ...schedule,
    `We'll contact you within ${settings.responseTimes.paymentInstructions} with the bank details for your ACH transfer of ${first}. Please put “Registration ${number}” in its memo line.`,
  ];
}

/** '12 monthly payments: first $12.50 on November 21, 2026, then $12.50 each, the last on …'. */
function describePlan({ frequency, count, firstCents, eachCents, firstOn, lastOn }: Plan): string {
  const end = lastOn ? `, the last on ${formatDay(lastOn)}` : '';
  return `You pay in ${count} ${frequency} payments: first ${formatCents(firstCents)} on ${formatDay(firstOn)}, then ${formatCents(eachCents)} each${end}.`;
}

/** To the guardian: what was signed, with the signed documents as PDF, made when it is sent. */
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
    subject: `Registration ${number}: your signed documents`,
    about: `registrations/${id}`,
    needs: 'waiver-copy',
    data: { registrationId: id },
    blocks: [
      `Hi ${payer.firstName}, here are the documents you signed for ${players.map(fullName).join(', ')} at ${settings.programName}. Please keep them.`,
      ...replacementNote(registration),
      ...(paymentMethod === 'credit-card' && registration.payment.totalCents > 0
        ? [
            'The registration itself is complete when your card payment is in; we will email you then.',
          ]
        : []),
      'You did not sign this, or something in it is wrong? Just reply to this email.',
    ],
  };
}

/** To the guardian: a registration was canceled before anything was paid. */
export function registrationCancelled({
  registration,
  settings,
  officeEmail,
}: RegistrationMailContext): MailDraft {
  const { id, number, payer, players, seasonName, paymentMethod, cancelled } = registration;
  const who = cancelled?.by === 'office' ? 'we have canceled' : 'you have canceled';
  return {
    id: `registration-${id}-cancelled`,
    to: payer.email,
    replyTo: officeEmail,
    subject: `Registration ${number} is canceled`,
    about: `registrations/${id}`,
    blocks: [
      `Hi ${payer.firstName}, ${who} registration ${number} of ${players.map(fullName).join(', ')} for the ${seasonName} with ${settings.programName}.`,
      'Nothing was paid, and you do not owe anything. The medical information you gave with it is deleted.',
      ...(paymentMethod === 'credit-card'
        ? []
        : ['Have you already sent a check or a transfer? Please reply to this email.']),
      'You did not expect this? Please reply to this email.',
    ],
  };
}

/** That the one before it no longer counts, and is not to be paid. */
function replacementNote({ replaces = [] }: Registration): MailBlock[] {
  if (replaces.length === 0) return [];
  return [
    `This takes the place of registration ${new Intl.ListFormat('en-US').format(replaces)}, which is canceled. Please do not pay it.`,
  ];
}

/** To the office: what happened to a registration and what to do. `occasion` tells such mails apart. */
export function registrationForOffice(
  { registration, officeEmail }: RegistrationMailContext,
  occasion: string,
  headline: string,
): MailDraft {
  const { id, number, payer, phone } = registration;
  return {
    id: `registration-${id}-${occasion}-office`,
    to: officeEmail,
    replyTo: payer.email,
    subject: `Registration ${number}: ${headline}`,
    about: `registrations/${id}`,
    blocks: [
      `Registration ${number} by ${fullName(payer)} (${payer.email}, ${phone}): ${headline}.`,
      ...replacementNote(registration),
      registrationTable(registration),
      ...registration.players.flatMap(answerLines),
      `Emergency contact: ${registration.emergencyContact}, ${registration.emergencyPhone}.`,
      `Address: ${registration.address}, ${registration.city}, ${registration.state} ${registration.zipCode}.`,
    ],
  };
}

/** 'Ana Diaz. School: Cypress High · Height: 5 ft 8'. For the office: it repeats what a stranger may have typed. */
function answerLines(player: RegisteredPlayer): MailBlock[] {
  const said = answersOf(player).map(({ label, text }) => `${label}: ${text}`);
  return said.length === 0 ? [] : [`${fullName(player)}. ${said.join(' · ')}`];
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
            `${nameOf(player, index)} (age ${player.age}, grade ${gradeName(player.grade)})`,
            formatCents(feeCents),
          ] as const,
      ),
      ...discounts.map(({ name, cents }) => [name, `-${formatCents(cents)}`] as const),
      ...(granted > 0 ? [['Granted since', `-${formatCents(granted)}`] as const] : []),
      ['Total', formatCents(payment.totalCents)],
    ],
  };
}

function countPlayers({ players }: Registration): string {
  return players.length === 1 ? 'One player is' : `${players.length} players are`;
}
