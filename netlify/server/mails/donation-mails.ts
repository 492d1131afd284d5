import { fullName } from '#domain/accounts/full-name.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { giftMemo } from '#domain/donations/gift-memo.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/giving.ts';
import { messages as office } from '#words/office/emails/giving.ts';
import { messages as orders } from '#words/office/emails/orders.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { pledgeInstructions } from './pledge-instructions.ts';

interface DonationMailContext {
  donation: Donation;
  settings: Settings;
  officeEmail: string;
}

/** To the donor who gives by ACH or check: what was pledged and how to pay (decisions §2). */
export function donationInstructions(context: DonationMailContext): MailDraft {
  const { donation, settings, officeEmail } = context;
  const { id, number, payer, type } = donation;
  return {
    id: `donation-${id}-instructions`,
    to: payer.email,
    replyTo: officeEmail,
    subject: messages.howToPay(number),
    about: `donations/${id}`,
    blocks: [
      common.hello(messages.thanks[type](settings.programName)),
      giftTable(donation),
      ...pledgeInstructions(donation, giftMemo(donation), settings),
      ...(type === 'monthly' && donation.paymentMethod === 'check' ? [messages.eachMonth] : []),
      donation.emailReceipt ? messages.receiptFollows : common.questions,
    ],
  };
}

/** To the office: a gift is pledged, and what to do. */
export function donationForOffice({ donation, officeEmail }: DonationMailContext): MailDraft {
  const { id, number, payer, paymentMethod, type } = donation;
  const label = office.label[type](number);
  const headline = paymentMethod === 'check' ? office.awaitsCheck : office.awaitsTransfer;
  const donor = fullName(payer);
  const contact = [payer.email, donation.phone].filter(Boolean).join(', ');
  const address = `${donation.address}, ${donation.city}, ${donation.state} ${donation.zipCode}`;
  return {
    id: `donation-${id}-placed-office`,
    to: officeEmail,
    replyTo: payer.email,
    subject: office.subject(label, headline),
    about: `donations/${id}`,
    blocks: [
      office.opening(label, donor, contact, headline),
      ...wishesOf(donation),
      ...(paymentMethod === 'ach' ? [orders.sendBankDetails] : []),
      giftTable(donation),
      office.address(address),
    ],
  };
}

/** What the office has to know before it thanks a donor: not to name them, and what they wrote. */
export function wishesOf({ anonymous, comments, payer }: Donation): MailBlock[] {
  return [
    ...(anonymous ? [office.anonymous(fullName(payer))] : []),
    ...(comments ? [office.comments(comments)] : []),
  ];
}

function giftTable({ number, payment, type }: Donation): MailBlock {
  const amount = formatCents(payment.totalCents);
  if (type === 'one-time' || !payment.plan) {
    return {
      rows: [
        [messages.rows.gift, number],
        [common.rows.amount, amount],
      ],
    };
  }
  return {
    rows: [
      [messages.rows.monthlyGift, number],
      [messages.rows.firstGift, formatDay(payment.plan.firstOn)],
      [messages.rows.eachMonth, amount],
    ],
  };
}
