import type { Profile } from '#domain/accounts/profile.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/refusals/gallery.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { requireVerifiedEmail } from '../../core/ownership.ts';

/** An account that may send files in: we can reach its owner, and know who it is. */
export type Sender = Account & { profile: Profile };

/** @throws AppError forbidden without a verified email or a profile */
export function requireSender(account: Account): Sender {
  requireVerifiedEmail(account);
  const { profile } = account;
  if (profile) return { ...account, profile };
  throw new AppError('forbidden', messages.completeFirst);
}

/** What the log keeps of one that is deleted: title and description may name a child. */
export const bareFactOf = ({ submissionType, createdAt }: GallerySubmission) => ({
  submissionType,
  createdAt,
});

/**
 * Whether the caller sent this in: with this account, under the address that it has now. Under another one it
 * may have been somebody else (`gateways/own-profile.ts`).
 */
export function isSentBy(
  { submittedBy, submitterEmail }: GallerySubmission,
  { uid, email }: Pick<Account, 'uid' | 'email'>,
): boolean {
  return submittedBy === uid && submitterEmail === email;
}
