import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

/** How long the second factor opens what it guards, in this browser and this sign-in only. */
export const STEP_UP_MS = 15 * 60_000;
/** How long ago someone may have typed the password who sets up a second factor or a new password. */
export const RECENT_PASSWORD_MS = 5 * 60_000;
/** Handed out when the second factor is set up; each opens once. */
export const RECOVERY_CODE_COUNT = 10;
/** Browsers of one person that can have passed at the same time. */
const MAX_STEP_UPS = 5;

/** AES-256-GCM; `data` ends with the tag. Base64. */
const SealedSchema = z.object({ keyId: z.string(), iv: z.string(), data: z.string() });
export type Sealed = z.infer<typeof SealedSchema>;

const StepUpSchema = z.object({
  /** SHA-256 of the token in the cookie. */
  tokenHash: z.string(),
  /** The sign-in it belongs to: another one has to pass again. */
  signedInAt: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type StepUp = z.infer<typeof StepUpSchema>;

/** What an administrator proves to be one with, besides the password (collection `secondFactors`, by uid). */
export const SecondFactorSchema = z.object({
  id: z.string(),
  /** The key of the codes (TOTP, RFC 6238); null until it is set up. */
  secret: z.nullable(SealedSchema),
  enrolledAt: z.nullable(z.iso.datetime()),
  /**
   * The key that was shown last, for the sign-in that asked for it: not confirmed yet, or kept since (where
   * `enrolledAt` is not before `at`), as the answer may have been lost.
   */
  pending: z.nullable(
    z.object({ secret: SealedSchema, signedInAt: z.iso.datetime(), at: z.iso.datetime() }),
  ),
  /** The 30 seconds of the last code that was taken: no code is taken twice, and none from before it. */
  lastStep: z.int(),
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: z.array(z.string()),
  /** When wrong codes came, within the last day. */
  failedAt: z.array(z.iso.datetime()),
  stepUps: z.array(StepUpSchema),
  /**
   * Firebase's `tokensValidAfterTime` right after a password of the length for administrators was set
   * here. A password set anywhere else moves it, and then nobody knows how long that one is.
   */
  passwordSince: textOrNull(),
  updatedAt: z.iso.datetime(),
});
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

/** Of someone who has set up nothing yet. */
export function noSecondFactor(uid: string, now: Date): SecondFactor {
  return {
    id: uid,
    secret: null,
    enrolledAt: null,
    pending: null,
    lastStep: 0,
    recoveryHashes: [],
    failedAt: [],
    stepUps: [],
    passwordSince: null,
    updatedAt: now.toISOString(),
  };
}

/** Whether this browser (by the hash of its token) has passed the second factor in this sign-in, lately. */
export function hasSteppedUp(
  { stepUps }: Pick<SecondFactor, 'stepUps'>,
  seen: { tokenHash: string; signedInAt: string },
  now: Date,
): boolean {
  return stepUps.some(
    ({ tokenHash, signedInAt, until }) =>
      tokenHash === seen.tokenHash && signedInAt === seen.signedInAt && until > now.toISOString(),
  );
}

/** The browsers that have passed, with one more; those that have expired are left out. */
export function addStepUp(stepUps: readonly StepUp[], added: StepUp, now: Date): StepUp[] {
  const open = stepUps.filter(({ until }) => until > now.toISOString());
  return [...open, added].slice(-MAX_STEP_UPS);
}
