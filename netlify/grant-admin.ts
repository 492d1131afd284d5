/*
 * Makes an account an admin: `npm run admin:grant -- <email>`. It acts on the project that the
 * environment names (.env.example).
 */
import { emailAddress } from '#domain/forms/fields.ts';
import { env } from '#server/env.ts';
import { AppError } from '#server/http/app-error.ts';
import { grantAdmin } from '#server/use-cases/grant-admin.ts';

const [given = ''] = process.argv.slice(2);
const email = emailAddress().safeParse(given);
if (!email.success) stop('Say whose account: npm run admin:grant -- name@example.com');
else {
  try {
    const project = env().FIREBASE_PROJECT_ID;
    const isNew = await grantAdmin(email.data, new Date());
    console.log(`${email.data} ${isNew ? 'is now' : 'already was'} an admin (project ${project}).`);
  } catch (error) {
    stop(error instanceof AppError ? error.message : String(error));
  }
}

function stop(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
