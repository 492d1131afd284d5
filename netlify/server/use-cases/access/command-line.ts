import type { Account } from '../../core/account.ts';

/** Whoever may run commands with the service account's key. */
export const COMMAND_LINE: Account = {
  uid: 'command-line',
  email: 'npm run admin:grant',
  emailVerified: true,
  profile: null,
  signedInAt: new Date(0).toISOString(),
};
