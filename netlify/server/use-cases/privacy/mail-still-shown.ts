import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { env } from '../../core/env.ts';
import { composeMail, forOffice } from '../../mails/compose.ts';
import { deletedButShown } from '../../mails/privacy-mails.ts';
import { readPublishedWith } from '../gallery/read-published-with.ts';

/**
 * The email that tells the office what still shows a player who is being deleted, while the tags still say
 * so to nobody else; undefined where nothing does.
 * @param deletion what deletes the player, and who does it
 */
export async function readStillShown(
  transaction: Transaction,
  player: Profile,
  deletion: { why: 'deleted' | 'account' | 'canceled' | 'replaced'; by: string },
  now: Date,
): Promise<OutboxMail | undefined> {
  const published = await readPublishedWith(transaction, player.id);
  if (published.length === 0) return undefined;
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const facts = { ...deletion, published, officeEmail, siteUrl };
  return composeMail(
    forOffice(() => deletedButShown(player, facts)),
    now,
  );
}
