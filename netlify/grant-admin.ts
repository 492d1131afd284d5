/*
 * Makes an account an admin: `npm run admin:grant -- <email>`. With `--reset-second-factor` it forgets
 * the authenticator app of one who has lost it, and there is no other admin to do it. It acts on the
 * project that the environment names (.env.example).
 */
import { emailAddress } from '#domain/forms/fields.ts';
import { AppError } from '#server/core/app-error.ts';
import { env } from '#server/core/env.ts';
import { findUser } from '#server/gateways/auth.ts';
import { COMMAND_LINE } from '#server/use-cases/access/command-line.ts';
import { grantAdmin } from '#server/use-cases/access/grant-admin.ts';
import { resetSecondFactor } from '#server/use-cases/access/reset-second-factor.ts';

const RESET = '--reset-second-factor';
const given = process.argv.slice(2);
const email = emailAddress().safeParse(given.find((word) => word !== RESET) ?? '');
if (!email.success) {
  stop(`Say whose account: npm run admin:grant -- name@example.com [${RESET}]`);
} else {
  try {
    const work = given.includes(RESET) ? reset(email.data) : grant(email.data);
    console.log(`${email.data} ${await work} (project ${env().FIREBASE_PROJECT_ID}).`);
  } catch (error) {
    stop(error instanceof AppError ? error.message : String(error));
  }
}

async function grant(address: string): Promise<string> {
  const { isNew } = await grantAdmin(address, COMMAND_LINE, new Date());
  return `${isNew ? 'is now' : 'already was'} an admin`;
}

async function reset(address: string): Promise<string> {
  const user = await findUser({ email: address });
  if (!user) throw new AppError('not_found', `Nobody has signed up with ${address}.`);
  await resetSecondFactor(user.uid, COMMAND_LINE, new Date());
  return 'sets up a new authenticator app the next time';
}

function stop(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
