import { fullName } from '#domain/accounts/full-name.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { giftMemo } from '#domain/donations/gift-memo.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
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
  const gift = type === 'monthly' ? 'your monthly gift' : 'your gift';
  return {
    id: `donation-${id}-instructions`,
    to: payer.email,
    replyTo: officeEmail,
    subject: `Your gift ${number}: how to pay`,
    about: `donations/${id}`,
    blocks: [
      `Hello, thank you for ${gift} to ${settings.programName}.`,
      giftTable(donation),
      ...pledgeInstructions(donation, giftMemo(donation), settings),
      donation.emailReceipt
        ? 'When it has arrived, we will email you a receipt for your tax records. Questions? Just reply to this email.'
        : 'Questions? Just reply to this email.',
    ],
  };
}

/** To the office: a gift is pledged, and what to do. */
export function donationForOffice({ donation, officeEmail }: DonationMailContext): MailDraft {
  const { id, number, payer, paymentMethod, type } = donation;
  const awaits = paymentMethod === 'check' ? 'a check' : 'an ACH transfer';
  const what = type === 'monthly' ? 'Monthly gift' : 'Gift';
  const donor = fullName(payer);
  return {
    id: `donation-${id}-placed-office`,
    to: officeEmail,
    replyTo: payer.email,
    subject: `${what} ${number}: new, waiting for ${awaits}`,
    about: `donations/${id}`,
    blocks: [
      `${what} ${number} by ${donor} (${[payer.email, donation.phone].filter(Boolean).join(', ')}): new, waiting for ${awaits}.`,
      ...(donation.anonymous ? [`${donor} does not want to be named in public.`] : []),
      ...(paymentMethod === 'ach' ? ['Please send the donor the bank details.'] : []),
      giftTable(donation),
      `Address: ${donation.address}, ${donation.city}, ${donation.state} ${donation.zipCode}`,
      ...(donation.comments ? [`Comments: ${donation.comments}`] : []),
    ],
  };
}

function giftTable({ number, payment, type }: Donation): MailBlock {
  const amount = formatCents(payment.totalCents);
  if (type === 'one-time' || !payment.plan) {
    return {
      rows: [
        ['Gift', number],
        ['Amount', amount],
      ],
    };
  }
  return {
    rows: [
      ['Monthly gift', number],
      ['First gift', formatDay(payment.plan.firstOn)],
      ['Amount each month', amount],
    ],
  };
}
