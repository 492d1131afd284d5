import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import { PAYMENT_METHODS } from '#domain/payments/choices.ts';

/** What the buyer types at checkout; every field is required (specification §5). */
export const CheckoutFormSchema = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: emailAddress(),
  phone: phoneNumber(),
  address: requiredText('Address', 200),
  city: requiredText('City'),
  state: z.enum(US_STATE_CODES, 'Choose a state.'),
  zipCode: zipCode(),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Choose how you want to pay.'),
});
export type CheckoutForm = z.infer<typeof CheckoutFormSchema>;
