import type { Config } from '@netlify/functions';
import { guarded } from '#server/routes/http/handle.ts';
import { respondJson } from '#server/routes/http/respond.ts';
import { prepareAccountLink } from '#server/use-cases/accounts/prepare-account-link.ts';
import { retryPurges } from '#server/use-cases/cache/forget-cached.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { releaseHeldMails } from '#server/use-cases/mail/release-held-mails.ts';
import { prepareWaiverCopy } from '#server/use-cases/registration/prepare-waiver-copy.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 29_000;

/** The one function that can make every kind of mail; and whatever else is tried again each minute. */
export default guarded(async (_, { now }) => {
  await releaseHeldMails(now);
  const [mail, cache] = await Promise.all([
    deliverOutbox({ 'account-link': prepareAccountLink, 'waiver-copy': prepareWaiverCopy }),
    retryPurges(now),
  ]);
  return respondJson({ ...mail, cache });
}, DEADLINE_MS);

export const config: Config = { schedule: '* * * * *' };
