import * as z from 'zod/mini';
import { ProfileSchema } from '#domain/accounts/profile.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { DonationSchema } from '#domain/donations/donation.ts';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { PaymentSchema } from '#domain/payments/payment.ts';
import { RegisteredPlayerSchema, RegistrationSchema } from '#domain/registration/registration.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { PayPartSchema } from '../billing/payment-link.ts';

/*
 * What an account holder sees of their own records. Each view names the fields that go out; the server
 * parses the records with it, so that tokens, Stripe's ids and the office's notes stay behind.
 */

export const PaymentViewSchema = z.pick(PaymentSchema, {
  status: true,
  totalCents: true,
  plan: true,
  paidCents: true,
  refundedCents: true,
  endedByOffice: true,
  paidAt: true,
});

const PAID_FIELDS = {
  id: true,
  number: true,
  paymentMethod: true,
  createdAt: true,
} as const;
const PAYMENT = { payment: PaymentViewSchema };
const OWED = {
  ...PAYMENT,
  /** What is asked for now apart from the form's page; 0 where nothing is. */
  owedCents: CentsSchema,
};

export const PlayerViewSchema = z.pick(ProfileSchema, {
  id: true,
  firstName: true,
  lastName: true,
  age: true,
  grade: true,
  teamName: true,
  jerseyNumber: true,
  position: true,
  photoConsent: true,
  pastSeason: true,
});
export const RegistrationViewSchema = z.extend(
  z.pick(RegistrationSchema, { ...PAID_FIELDS, seasonName: true }),
  {
    ...PAYMENT,
    /** Nothing was paid for it, and nothing is on its way. */
    canCancel: z.boolean(),
    /** One of its bills is, as the dashboard says it. */
    isOverdue: z.boolean(),
    players: z.array(
      z.pick(RegisteredPlayerSchema, { firstName: true, lastName: true, billId: true }),
    ),
  },
);
export const BillViewSchema = z.extend(
  z.pick(PlayerBillSchema, {
    id: true,
    number: true,
    amountCents: true,
    receivedCents: true,
    description: true,
    paymentStatus: true,
    paidDate: true,
    createdAt: true,
  }),
  {
    playerName: z.string(),
    /** Of installments, the day of the first that has not come; of other money that is disputed, none. */
    dueDate: z.nullable(z.string()),
    /** What can be done about it here: pay it, wait for the bank's money or word, follow its plan, or nothing. */
    next: z.enum(['pay', 'processing', 'plan', 'disputed', 'none']),
    /** What the payment page takes now; 0 where none opens. */
    payCents: CentsSchema,
    /** The number of the registration of which the page takes what is due, or null for this bill alone. */
    paysFor: z.nullable(z.string()),
    /** What of that the page takes; null where none opens. */
    part: z.nullable(PayPartSchema),
  },
);
export const OrderViewSchema = z.extend(
  z.pick(OrderSchema, {
    ...PAID_FIELDS,
    lines: true,
    subtotalCents: true,
    shippingCents: true,
    fulfilment: true,
  }),
  OWED,
);
export const DonationViewSchema = z.extend(
  z.pick(DonationSchema, { ...PAID_FIELDS, type: true, anonymous: true }),
  PAYMENT,
);
export const SponsorshipViewSchema = z.extend(
  z.pick(SponsorshipSchema, {
    ...PAID_FIELDS,
    sponsorshipLevel: true,
    businessName: true,
    paymentFrequency: true,
  }),
  {
    ...OWED,
    /** Whether the office has put it down for a card, whatever `paymentMethod` says. */
    isByCard: z.optional(z.literal(true)),
  },
);
/** A movement of money, behind a receipt. Its id is ours: the record's own is Stripe's. */
export const ReceiptViewSchema = z.extend(
  z.pick(LedgerEntrySchema, {
    id: true,
    kind: true,
    label: true,
    name: true,
    status: true,
    amountCents: true,
    refundedCents: true,
    method: true,
    reference: true,
    reason: true,
    paidAt: true,
    createdAt: true,
  }),
  {
    /** A later entry takes it back, such as a check that bounced. */
    isReversed: z.boolean(),
    /** Of a sponsorship: what its receipt says for the tax office, in the language of the request. */
    notes: z.optional(z.array(z.string())),
  },
);
export const SubmissionViewSchema = z.pick(GallerySubmissionSchema, {
  id: true,
  submissionType: true,
  title: true,
  originalName: true,
  category: true,
  status: true,
  rejectionReason: true,
  createdAt: true,
});

/** At most this many of a kind, the latest first; the export has all. */
export const MAX_SHOWN = 50;
const latest = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), more: z.boolean() });

export const AccountRecordsSchema = z.object({
  players: z.array(PlayerViewSchema),
  registrations: latest(RegistrationViewSchema),
  bills: latest(BillViewSchema),
  orders: latest(OrderViewSchema),
  donations: latest(DonationViewSchema),
  sponsorships: latest(SponsorshipViewSchema),
  receipts: latest(ReceiptViewSchema),
  submissions: latest(SubmissionViewSchema),
});
export type AccountRecords = z.infer<typeof AccountRecordsSchema>;
export type BillView = z.infer<typeof BillViewSchema>;
export type PaymentView = z.infer<typeof PaymentViewSchema>;
export type PlayerView = z.infer<typeof PlayerViewSchema>;
export type ReceiptView = z.infer<typeof ReceiptViewSchema>;
