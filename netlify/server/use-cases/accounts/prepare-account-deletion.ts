import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { deleteUser } from '../../gateways/auth.ts';
import { outbox, profiles } from '../../gateways/records.ts';
import type { PreparedMail } from '../mail/deliver-mail.ts';

/**
 * Deletes the sign-in of an account whose profile is gone, before the email says that it is. What is left
 * is an email like any other, which the office may discard.
 * @returns null when nobody is to be told: an address that was never verified may be a stranger's, and
 *   whoever has signed up with the account again meanwhile keeps it
 */
export async function prepareAccountDeletion(mail: OutboxMail): Promise<PreparedMail | null> {
  const { uid = '', isTold } = mail.data;
  const profile = await profiles().doc(uid).get();
  if (profile.exists && profile.get('createdAt') > mail.createdAt) return null;
  await deleteUser(uid);
  if (isTold !== 'yes') return null;
  await outbox().doc(mail.id).update({ needs: 'nothing' });
  return { mail };
}
