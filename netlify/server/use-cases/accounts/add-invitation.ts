import type { Transaction, WriteBatch } from '@google-cloud/firestore';
import { currentLanguage } from '#words/current-language.ts';
import { outbox } from '../../gateways/records.ts';
import { accountInvitation } from '../../mails/account-mails.ts';
import { composeMail, writtenIn } from '../../mails/compose.ts';

/**
 * Adds the invitation to an account to a form's batch, unless this address was invited today: a second
 * form must not send the first one's email again. Where two forms race, the slower batch fails as a
 * whole and `createOnce` builds it again.
 */
export async function addInvitation(
  batch: WriteBatch | Transaction,
  person: Parameters<typeof accountInvitation>[0],
  now: Date,
): Promise<void> {
  const draft = writtenIn(currentLanguage(), () => accountInvitation(person, now));
  const doc = outbox().doc(draft.id);
  if ((await doc.get()).exists) return;
  batch.create(doc, await composeMail(draft, now));
}
