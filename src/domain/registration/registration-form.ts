import * as z from 'zod/mini';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { personName } from '#domain/forms/names.ts';
import { PAYMENT_METHODS } from '#domain/payments/choices.ts';
import { MAX_PLAYERS, REGISTRATION_FREQUENCIES } from './choices.ts';
import { optionalLine, optionalLines } from './optional-text.ts';
import { eachAnswer } from './player-answers.ts';
import { gradeName, PLAYER_LIMITS, type PlayerRules, type WholeRange } from './player-rules.ts';
import { isSameName } from './same-name.ts';

/** Beside the boxes; the toast has the words of the specification. */
const AGREE_TO_TERMS = 'Please tick this box to agree to the Terms of Service.';
const AGREE_TO_WAIVER = 'Please tick this box to agree to the Liability Waiver.';
const CHOOSE_STATE = 'Choose a state.';

/** What a player's age and grade may be. */
export function ageAndGrade({ ages, grades }: Pick<PlayerRules, 'ages' | 'grades'>) {
  return {
    age: wholeWithin(ages, `Choose an age from ${ages.from} to ${ages.to}.`),
    grade: wholeWithin(
      grades,
      `Choose a grade from ${gradeName(grades.from)} to ${gradeName(grades.to)}.`,
    ),
  };
}

function wholeWithin({ from, to }: WholeRange, message: string) {
  return z.int(message).check(z.minimum(from, message), z.maximum(to, message));
}

/** A player as typed in, of any program. */
export const PlayerFormSchema = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  ...ageAndGrade(PLAYER_LIMITS),
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
  state: z.string(CHOOSE_STATE).check(z.regex(/^[A-Z]{2}$/, CHOOSE_STATE)),
  zipCode: zipCode(),
  emergencyContact: personName('Emergency contact'),
  emergencyPhone: phoneNumber(),
  players: listOf(PlayerFormSchema),
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

function listOf<Player extends z.ZodMiniType>(player: Player) {
  return z
    .array(player)
    .check(
      z.minLength(1, 'Register at least one player.'),
      z.maxLength(MAX_PLAYERS, `One form takes at most ${MAX_PLAYERS} players.`),
    );
}

const signedByGuardian = z.superRefine<z.infer<typeof FieldsSchema>>(
  ({ parentFirstName, parentLastName, signedName }, context) => {
    const guardian = `${parentFirstName} ${parentLastName}`;
    if (isSameName(signedName, guardian)) return;
    context.addIssue({
      code: 'custom',
      path: ['signedName'],
      message: `Sign with the parent's full name as given above: ${guardian}.`,
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
  const served = chooseFrom(Object.values(states));
  return z
    .extend(FieldsSchema, {
      state: z.string(served).check(z.refine((code) => Object.hasOwn(states, code), served)),
      players: listOf(z.extend(PlayerFormSchema, ageAndGrade(rules))),
    })
    .check(signedByGuardian);
}

/** 'Choose Florida, Alabama, or Georgia: we register players from there only.' */
function chooseFrom(states: readonly string[]): string {
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(states);
  return `Choose ${list}: we register players from there only.`;
}
