import { noSecondFactor } from '#domain/access/second-factor.ts';
import { messages } from '#words/office/refusals/access.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { profiles } from '../../gateways/records.ts';
import { secondFactorReset } from '../../mails/access-mails.ts';
import { changeFactor } from './factor-record.ts';
import { nameOf } from './list-admins.ts';

/**
 * Forgets the authenticator app and the recovery codes of someone who has lost them; they set up new
 * ones with the next thing that needs them.
 * @throws AppError not_found where it is no administrator, conflict for one's own or where there is none
 */
export async function resetSecondFactor(uid: string, actor: Account, now: Date): Promise<void> {
  const profile = (await profiles().doc(uid).get()).data();
  if (profile?.role !== 'admin') {
    throw new AppError('not_found', messages.notAdmin);
  }
  if (uid === actor.uid) {
    throw new AppError('conflict', messages.ownFactor);
  }
  const by = actor.profile ? nameOf(actor.profile) : actor.email;
  await changeFactor(uid, { actor, now }, (factor) => {
    if (!factor.secret) throw new AppError('conflict', messages.noFactor);
    const { passwordSince } = factor;
    return {
      result: undefined,
      next: { ...noSecondFactor(uid, now), passwordSince },
      action: 'secondFactor.reset',
      mail: secondFactorReset(uid, profile.email, by, now),
    };
  });
}
