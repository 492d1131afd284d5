import * as z from 'zod/mini';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import { PAYMENT_METHODS } from '#domain/payments/choices.ts';
import { messages as fieldMessages } from '#words/fields.ts';
import { listChoices } from '#words/list.ts';
import { messages } from '#words/rules/registration.ts';
import { MAX_PLAYERS, REGISTRATION_FREQUENCIES } from './choices.ts';
import { optionalLine, optionalLines } from './optional-text.ts';
import { answerLabel, eachAnswer } from './player-answers.ts';
import { gradeName, PLAYER_LIMITS, type PlayerRules, type WholeRange } from './player-rules.ts';
import { isSameName } from './same-name.ts';

/** What a player's age and grade may be. */
export function ageAndGrade({ ages, grades }: Pick<PlayerRules, 'ages' | 'grades'>) {
  return {
    age: wholeWithin(ages, () => messages.age(ages.from, ages.to)),
    grade: wholeWithin(grades, () => messages.grade(gradeName(grades.from), gradeName(grades.to))),
  };
}

function wholeWithin({ from, to }: WholeRange, error: () => string) {
  return z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error }));
}

/** A player as typed in, of any program. */
export const PlayerFormSchema = z.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  ...ageAndGrade(PLAYER_LIMITS),
  ...eachAnswer(({ maxLength, isLong }, name) =>
    (isLong ? optionalLines : optionalLine)(() => answerLabel(name), maxLength),
  ),
  /** Stored apart from everything else; never in a list, an email or a log. */
  medicalInfo: optionalLines('medicalInfo', 2000),
  photoConsent: z.boolean(),
});
export type PlayerForm = z.infer<typeof PlayerFormSchema>;

const chooseState = () => fieldMessages.chooseState;

const FieldsSchema = z.object({
  parentFirstName: personName('firstName'),
  parentLastName: personName('lastName'),
  parentEmail: emailAddress(),
  parentPhone: phoneNumber(),
  address: requiredText('address', 200),
  city: requiredText('city'),
  state: z.string({ error: chooseState }).check(z.regex(/^[A-Z]{2}$/, { error: chooseState })),
  zipCode: zipCode(),
  emergencyContact: personName('emergencyContact'),
  emergencyPhone: phoneNumber('emergencyContactPhone'),
  players: listOf(PlayerFormSchema),
  /** Null where none was entered; what applies without a code does so anyway. */
  discountCode: optionalLine('discountCode', 40),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: () => fieldMessages.choosePaymentMethod }),
  paymentFrequency: z.enum(REGISTRATION_FREQUENCIES, {
    error: () => fieldMessages.choosePaymentFrequency,
  }),
  agreedToWaiver: z.literal(true, { error: () => messages.agreeToWaiver }),
  agreedToTerms: z.literal(true, { error: () => messages.agreeToTerms }),
  /** Typed by the guardian: with the boxes, the signature under both texts. */
  signedName: personName('fullName', 201),
  marketingConsent: z.boolean(),
  createAccount: z.boolean(),
});

function listOf<Player extends z.ZodMiniType>(player: Player) {
  return z
    .array(player)
    .check(
      z.minLength(1, { error: () => messages.leastPlayers }),
      z.maxLength(MAX_PLAYERS, { error: () => messages.mostPlayers(MAX_PLAYERS) }),
    );
}

const signedByGuardian = z.superRefine<z.infer<typeof FieldsSchema>>(
  ({ parentFirstName, parentLastName, signedName }, context) => {
    const guardian = `${parentFirstName} ${parentLastName}`;
    if (isSameName(signedName, guardian)) return;
    context.addIssue({
      code: 'custom',
      path: ['signedName'],
      message: messages.signedName(guardian),
      input: signedName,
    });
  },
);

/**
 * What the guardian types at registration (specification §3, decisions §5), of any program: what a
 * request must be before the settings are asked. Ages and grades are numbers here.
 */
export const RegistrationFormSchema = FieldsSchema.check(signedByGuardian);
export type RegistrationForm = z.infer<typeof RegistrationFormSchema>;

/** The same for the players whom one program takes: for its page, and for the server. */
export function registrationForm(rules: PlayerRules) {
  const { states } = rules;
  const error = () => messages.states(listChoices(Object.values(states)));
  return z
    .extend(FieldsSchema, {
      state: z.string({ error }).check(z.refine((code) => Object.hasOwn(states, code), { error })),
      players: listOf(z.extend(PlayerFormSchema, ageAndGrade(rules))),
    })
    .check(signedByGuardian);
}
