import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import { PAYMENT_METHODS } from '#domain/payments/choices.ts';
import { messages as fieldMessages } from '#words/fields.ts';

/** What the buyer types at checkout; every field is required (specification §5). */
export const CheckoutFormSchema = z.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: emailAddress(),
  phone: phoneNumber(),
  address: requiredText('address', 200),
  city: requiredText('city'),
  state: z.enum(US_STATE_CODES, { error: () => fieldMessages.chooseState }),
  zipCode: zipCode(),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: () => fieldMessages.choosePaymentMethod }),
});
