import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { releaseHeldMails } from '#server/use-cases/mail/release-held-mails.ts';
import { prepareWaiverCopy } from '#server/use-cases/registration/prepare-waiver-copy.ts';

/**
 * Sends what waits as two minutes of the schedule do: a signed copy is first held, and goes where the
 * address is verified or has paid.
 */
export async function deliverWithCopies(clock = () => new Date()): Promise<void> {
  const preparers = { 'waiver-copy': prepareWaiverCopy };
  await deliverOutbox(preparers, clock);
  await releaseHeldMails(clock());
  await deliverOutbox(preparers, clock);
}
