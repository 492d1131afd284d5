import { isAlreadyExists } from '../gateways/firestore.ts';
import { outbox } from '../gateways/records.ts';
import { composeMail, type MailDraft } from '../mails/compose.ts';

/** Puts a mail into the outbox unless one of the same occasion is or was there. @returns whether it is new */
export async function writeMailOnce(draft: MailDraft, now: Date): Promise<boolean> {
  try {
    await outbox()
      .doc(draft.id)
      .create(await composeMail(draft, now));
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}
