import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, gallerySubmissions, outbox, profiles } from '../../gateways/records.ts';
import { composeMail, forOffice } from '../../mails/compose.ts';
import { consentWithdrawn } from '../../mails/privacy-mails.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';

interface ConsentChange {
  playerId: string;
  photoConsent: boolean;
  /** Refuses by throwing, having seen the player as it stands. */
  check: (player: Profile) => void;
}

/**
 * Gives or withdraws the consent to show a player. Who did it stands in the audit log; of a withdrawal
 * the office is emailed what of this player is public, in the same transaction.
 * @throws AppError not_found, and what `check` throws
 */
export async function changePhotoConsent(
  { playerId, photoConsent, check }: ConsentChange,
  actor: Account,
  now: Date,
): Promise<Profile> {
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(playerId);
    const [found, tagged] = await Promise.all([
      transaction.get(doc),
      transaction.get(gallerySubmissions().where('playerIds', 'array-contains', playerId)),
    ]);
    const player = found.data();
    if (player?.role !== 'member') {
      throw new AppError('not_found', messages.gonePlayer);
    }
    check(player);
    if (player.photoConsent === photoConsent) return player;
    const changed = { ...player, photoConsent, updatedAt: laterThan(player.updatedAt, now) };
    transaction.set(doc, changed);
    const action = photoConsent ? 'photoConsent.given' : 'photoConsent.withdrawn';
    const entry = auditEntry(
      ...([actor, action, `profiles/${playerId}`, now] as const),
      { photoConsent: player.photoConsent },
      { photoConsent },
    );
    transaction.create(auditLog().doc(entry.id), entry);
    if (!photoConsent) {
      const published = readable(tagged.docs).filter(({ status }) => status === 'approved');
      const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
      const draft = forOffice(() =>
        consentWithdrawn(changed, {
          published,
          officeEmail,
          siteUrl,
          by: entry.actorName,
        }),
      );
      transaction.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
    return changed;
  });
}
