import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '#domain/payments/payment.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { detailEndpoint, notesEndpoint } from './office.ts';
import { AdminPaymentSchema, OwedSchema } from './payments.ts';
import { tableEndpoint } from './table.ts';

/** A registration as the office sees it. Medical notes are kept elsewhere and read one at a time. */
export const AdminRegistrationSchema = z.extend(
  z.omit(RegistrationSchema, { requestHash: true, payment: true }),
  { payment: AdminPaymentSchema },
);
export type AdminRegistration = z.infer<typeof AdminRegistrationSchema>;

export const listRegistrations = tableEndpoint(
  '/api/admin/registrations',
  AdminRegistrationSchema,
  { filters: { status: PAYMENT_STATUSES }, sorts: ['createdAt'], direction: 'desc' },
);

export const getRegistration = detailEndpoint(
  '/api/admin/registrations/detail',
  z.object({ record: AdminRegistrationSchema, owed: OwedSchema }),
);

export const noteRegistration = notesEndpoint(
  '/api/admin/registrations/notes',
  AdminRegistrationSchema,
);
