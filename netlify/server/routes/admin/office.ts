import {
  deleteMessageEndpoint,
  getMessageEndpoint,
  listMessagesEndpoint,
  noteMessageEndpoint,
  replyToMessageEndpoint,
  setMessageStatusEndpoint,
} from '#contracts/contact/dashboard.ts';
import {
  getDonationEndpoint,
  listDonationsEndpoint,
  noteDonationEndpoint,
} from '#contracts/donations/dashboard.ts';
import {
  fulfilOrderEndpoint,
  getOrderEndpoint,
  listOrdersEndpoint,
  noteOrderEndpoint,
} from '#contracts/orders/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import {
  getRegistrationEndpoint,
  listRegistrationsEndpoint,
  noteRegistrationEndpoint,
} from '#contracts/registration/dashboard.ts';
import {
  deleteVolunteerEndpoint,
  getVolunteerEndpoint,
  listVolunteersEndpoint,
  moveVolunteerEndpoint,
  noteVolunteerEndpoint,
} from '#contracts/volunteering/dashboard.ts';
import {
  contactMessages,
  donations,
  orders,
  registrations,
  volunteerApplications,
} from '../../gateways/records.ts';
import { fileMessage } from '../../use-cases/contact/file-message.ts';
import { readMessage } from '../../use-cases/contact/read-message.ts';
import { replyToMessage as answer } from '../../use-cases/contact/reply-to-message.ts';
import { fulfilOrder as takeStep } from '../../use-cases/orders/fulfil-order.ts';
import { deleteSentIn } from '../../use-cases/records/delete-sent-in.ts';
import { readPayable, readRecord, saveNotes } from '../../use-cases/records/office-record.ts';
import { readTable } from '../../use-cases/records/read-table.ts';
import { readRegistration } from '../../use-cases/registration/read-registration.ts';
import { moveVolunteer as moveOn } from '../../use-cases/volunteering/move-volunteer.ts';
import { type Served, serve } from '../http/serve.ts';
import { serveTable } from '../http/serve-table.ts';

/** In the records that are paid for, where a payment stands is a part of the payment. */
const PAYABLE = {
  filterFields: { status: 'payment.status' },
  sortFields: {
    payer: 'payer.lastName',
    donor: 'payer.lastName',
    total: 'payment.totalCents',
    status: 'payment.status',
    frequency: 'paymentFrequency',
  },
};

const registrationRoutes: readonly Served[] = [
  ...serveTable(listRegistrationsEndpoint, ({ status, ...query }) =>
    readTable({ collection: registrations(), ...PAYABLE }, { ...query, filters: { status } }),
  ),
  serve(getRegistrationEndpoint, ({ id }, { now }) => readRegistration(id, now)),
  serve(noteRegistrationEndpoint, async (request, { account, now }) => ({
    record: await saveNotes(registrations(), request, 'registration.noted', account, now),
  })),
];

const orderRoutes: readonly Served[] = [
  ...serveTable(listOrdersEndpoint, ({ status, fulfilment, ...query }) =>
    readTable({ collection: orders(), ...PAYABLE }, { ...query, filters: { status, fulfilment } }),
  ),
  serve(getOrderEndpoint, ({ id }, { now }) => readPayable(orders(), id, now)),
  serve(noteOrderEndpoint, async (request, { account, now }) => ({
    record: await saveNotes(orders(), request, 'order.noted', account, now),
  })),
  serve(fulfilOrderEndpoint, async (request, { account, now }) => ({
    record: await takeStep(request, account, now),
  })),
];

const donationRoutes: readonly Served[] = [
  ...serveTable(listDonationsEndpoint, ({ status, ...query }) =>
    readTable({ collection: donations(), ...PAYABLE }, { ...query, filters: { status } }),
  ),
  serve(getDonationEndpoint, ({ id }, { now }) => readPayable(donations(), id, now)),
  serve(noteDonationEndpoint, async (request, { account, now }) => ({
    record: await saveNotes(donations(), request, 'donation.noted', account, now),
  })),
];

const volunteerRoutes: readonly Served[] = [
  ...serveTable(listVolunteersEndpoint, ({ status, ...query }) =>
    readTable(
      { collection: volunteerApplications(), sortFields: { name: 'lastName' } },
      { ...query, filters: { status } },
    ),
  ),
  serve(getVolunteerEndpoint, async ({ id }) => ({
    record: await readRecord(volunteerApplications(), id),
  })),
  serve(noteVolunteerEndpoint, async (request, { account, now }) => ({
    record: await saveNotes(volunteerApplications(), request, 'volunteer.noted', account, now),
  })),
  serve(deleteVolunteerEndpoint, async (record, { account, now }) => {
    await deleteSentIn(volunteerApplications(), record, 'volunteer.deleted', account, now);
    return DONE;
  }),
  serve(moveVolunteerEndpoint, async (request, { account, now }) => ({
    record: await moveOn(request, account, now),
  })),
];

const messageRoutes: readonly Served[] = [
  ...serveTable(listMessagesEndpoint, ({ status, ...query }) =>
    readTable(
      { collection: contactMessages(), sortFields: { from: 'name', inquiry: 'inquiryType' } },
      { ...query, filters: { status } },
    ),
  ),
  serve(getMessageEndpoint, ({ id }) => readMessage(id)),
  serve(noteMessageEndpoint, async (request, { account, now }) => ({
    record: await saveNotes(contactMessages(), request, 'message.noted', account, now),
  })),
  serve(setMessageStatusEndpoint, async (request, { account, now }) => ({
    record: await fileMessage(request, account, now),
  })),
  serve(deleteMessageEndpoint, async (record, { account, now }) => {
    await deleteSentIn(contactMessages(), record, 'message.deleted', account, now);
    return DONE;
  }),
  serve(replyToMessageEndpoint, async (request, { account, now }) => ({
    record: await answer(request, account, now),
  })),
];

/** The tabs of what people send us. */
export const officeRoutes: readonly Served[] = [
  ...registrationRoutes,
  ...orderRoutes,
  ...donationRoutes,
  ...volunteerRoutes,
  ...messageRoutes,
];
