import type { SendContactEmailRequest } from '#contracts/contact/public.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { currentLanguage } from '#words/current-language.ts';
import { env } from '../../core/env.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { readProgramWords } from '../../gateways/content-program.ts';
import { contactMessages, outbox } from '../../gateways/records.ts';
import { composeMail, forOffice, writtenIn } from '../../mails/compose.ts';
import { contactForOffice, contactReceived } from '../../mails/contact-mails.ts';
import { createOnce, findRepeat, hashRequest } from '../records/create-once.ts';

/**
 * Keeps a message and writes its two emails with it: to the office, and an acknowledgement to the
 * sender.
 * @throws AppError invalid_input (honeypot), idempotency_key_reused, service_unavailable
 */
export async function sendContactMessage(
  request: SendContactEmailRequest,
  now: Date,
): Promise<void> {
  refuseHoneypot(request);
  const { idempotencyKey, website: _, ...form } = request;
  const id = idempotencyKey.toLowerCase();
  const requestHash = hashRequest(form);
  if (await findRepeat(contactMessages(), id, requestHash)) return;
  const words = await readProgramWords();
  const language = currentLanguage();
  const message: ContactMessage = {
    ...form,
    id,
    requestHash,
    status: 'new',
    notes: null,
    language,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const office = env().OFFICE_EMAIL;
  await createOnce(contactMessages(), message, async (batch) => {
    const drafts = [
      forOffice(() => contactForOffice(message, office)),
      writtenIn(language, () => contactReceived(message, words, office)),
    ];
    for (const draft of drafts) {
      batch.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
  });
}
