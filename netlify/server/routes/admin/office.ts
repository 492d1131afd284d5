import { DONE } from '#contracts/admin/change.ts';
import { getDonation, listDonations, noteDonation } from '#contracts/admin/donations.ts';
import {
  deleteMessage,
  getMessage,
  listMessages,
  noteMessage,
  replyToMessage,
  setMessageStatus,
} from '#contracts/admin/messages.ts';
import { fulfilOrder, getOrder, listOrders, noteOrder } from '#contracts/admin/orders.ts';
import {
  getRegistration,
  listRegistrations,
  noteRegistration,
} from '#contracts/admin/registrations.ts';
import {
  deleteVolunteer,
  getVolunteer,
  listVolunteers,
  moveVolunteer,
  noteVolunteer,
} from '#contracts/admin/volunteers.ts';
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
  ...serveTable(listRegistrations, ({ status, ...query }) =>
    readTable({ collection: registrations(), ...PAYABLE }, { ...query, filters: { status } }),
  ),
  serve(getRegistration, ({ id }, { now }) => readRegistration(id, now)),
  serve(noteRegistration, async (request, { account, now }) => ({
    record: await saveNotes(registrations(), request, 'registration.noted', account, now),
  })),
];

const orderRoutes: readonly Served[] = [
  ...serveTable(listOrders, ({ status, fulfilment, ...query }) =>
    readTable({ collection: orders(), ...PAYABLE }, { ...query, filters: { status, fulfilment } }),
  ),
  serve(getOrder, ({ id }, { now }) => readPayable(orders(), id, now)),
  serve(noteOrder, async (request, { account, now }) => ({
    record: await saveNotes(orders(), request, 'order.noted', account, now),
  })),
  serve(fulfilOrder, async (request, { account, now }) => ({
    record: await takeStep(request, account, now),
  })),
];

const donationRoutes: readonly Served[] = [
  ...serveTable(listDonations, ({ status, ...query }) =>
    readTable({ collection: donations(), ...PAYABLE }, { ...query, filters: { status } }),
  ),
  serve(getDonation, ({ id }, { now }) => readPayable(donations(), id, now)),
  serve(noteDonation, async (request, { account, now }) => ({
    record: await saveNotes(donations(), request, 'donation.noted', account, now),
  })),
];

const volunteerRoutes: readonly Served[] = [
  ...serveTable(listVolunteers, ({ status, ...query }) =>
    readTable(
      { collection: volunteerApplications(), sortFields: { name: 'lastName' } },
      { ...query, filters: { status } },
    ),
  ),
  serve(getVolunteer, async ({ id }) => ({
    record: await readRecord(volunteerApplications(), id),
  })),
  serve(noteVolunteer, async (request, { account, now }) => ({
    record: await saveNotes(volunteerApplications(), request, 'volunteer.noted', account, now),
  })),
  serve(deleteVolunteer, async (record, { account, now }) => {
    await deleteSentIn(volunteerApplications(), record, 'volunteer.deleted', account, now);
    return DONE;
  }),
  serve(moveVolunteer, async (request, { account, now }) => ({
    record: await moveOn(request, account, now),
  })),
];

const messageRoutes: readonly Served[] = [
  ...serveTable(listMessages, ({ status, ...query }) =>
    readTable(
      { collection: contactMessages(), sortFields: { from: 'name', inquiry: 'inquiryType' } },
      { ...query, filters: { status } },
    ),
  ),
  serve(getMessage, ({ id }) => readMessage(id)),
  serve(noteMessage, async (request, { account, now }) => ({
    record: await saveNotes(contactMessages(), request, 'message.noted', account, now),
  })),
  serve(setMessageStatus, async (request, { account, now }) => ({
    record: await fileMessage(request, account, now),
  })),
  serve(deleteMessage, async (record, { account, now }) => {
    await deleteSentIn(contactMessages(), record, 'message.deleted', account, now);
    return DONE;
  }),
  serve(replyToMessage, async (request, { account, now }) => ({
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
