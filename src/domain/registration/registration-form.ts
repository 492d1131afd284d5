import * as z from 'zod/mini';
import { SERVED_STATES } from '#domain/address/served-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment.ts';
import { optionalLine, optionalLines } from './optional-text.ts';
import { eachAnswer } from './player-answers.ts';
import { isSameName } from './same-name.ts';

/** Whom the program is for (specification §9). */
export const PLAYER_AGES = [13, 14, 15, 16, 17] as const;
export const PLAYER_GRADES = [8, 9, 10, 11, 12] as const;
export const MAX_PLAYERS = 10;

export const REGISTRATION_FREQUENCIES = ['one-time', 'monthly', 'quarterly'] as const;
export type RegistrationFrequency = (typeof REGISTRATION_FREQUENCIES)[number];

/** Beside the boxes; the toast has the words of the specification. */
const AGREE_TO_TERMS = 'Please tick this box to agree to the Terms of Service.';
const AGREE_TO_WAIVER = 'Please tick this box to agree to the Liability Waiver.';
const CHOOSE_AGE = 'Choose an age from 13 to 17.';
const CHOOSE_GRADE = 'Choose a grade from 8 to 12.';

/** A player as typed in. */
export const PlayerFormSchema = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  age: z.int(CHOOSE_AGE).check(z.minimum(13, CHOOSE_AGE), z.maximum(17, CHOOSE_AGE)),
  grade: z.int(CHOOSE_GRADE).check(z.minimum(8, CHOOSE_GRADE), z.maximum(12, CHOOSE_GRADE)),
  ...eachAnswer(({ label, maxLength, isLong }) =>
    isLong ? optionalLines(label, maxLength) : optionalLine(label, maxLength),
  ),
  /** Stored apart from everything else; never in a list, a mail or a log. */
  medicalInfo: optionalLines('Medical information', 2000),
  photoConsent: z.boolean(),
});
export type PlayerForm = z.infer<typeof PlayerFormSchema>;

const FieldsSchema = z.object({
  parentFirstName: personName('First name'),
  parentLastName: personName('Last name'),
  parentEmail: emailAddress(),
  parentPhone: phoneNumber(),
  address: requiredText('Address', 200),
  city: requiredText('City'),
  state: z.enum(SERVED_STATES, 'Choose Florida, Alabama or Georgia.'),
  zipCode: zipCode(),
  emergencyContact: personName('Emergency contact'),
  emergencyPhone: phoneNumber(),
  players: z
    .array(PlayerFormSchema)
    .check(
      z.minLength(1, 'Register at least one player.'),
      z.maxLength(MAX_PLAYERS, `One form takes at most ${MAX_PLAYERS} players.`),
    ),
  /** Null where none was entered; what applies without a code does so anyway. */
  discountCode: optionalLine('Discount code', 40),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Choose how you want to pay.'),
  paymentFrequency: z.enum(REGISTRATION_FREQUENCIES, 'Choose how often you want to pay.'),
  agreedToWaiver: z.literal(true, AGREE_TO_WAIVER),
  agreedToTerms: z.literal(true, AGREE_TO_TERMS),
  /** Typed by the guardian: with the boxes, the signature under both texts. */
  signedName: personName('Your full name', 201),
  marketingConsent: z.boolean(),
  createAccount: z.boolean(),
});

/**
 * What the guardian types at registration (specification §3, decisions §5), for the page and for the
 * server. Ages and grades are numbers here.
 */
export const RegistrationFormSchema = FieldsSchema.check(
  z.superRefine(({ parentFirstName, parentLastName, signedName }, context) => {
    const guardian = `${parentFirstName} ${parentLastName}`;
    if (isSameName(signedName, guardian)) return;
    context.addIssue({
      code: 'custom',
      path: ['signedName'],
      message: `Sign with the parent's full name as given above: ${guardian}.`,
      input: signedName,
    });
  }),
);
export type RegistrationForm = z.infer<typeof RegistrationFormSchema>;
