import { timeBudget } from '../../core/time-budget.ts';
import { prepareAccountDeletion } from '../../use-cases/accounts/prepare-account-deletion.ts';
import { prepareAccountLink } from '../../use-cases/accounts/prepare-account-link.ts';
import { retryPurges } from '../../use-cases/cache/forget-cached.ts';
import { BUDGET_MS, deliverOutbox } from '../../use-cases/mail/deliver-outbox.ts';
import { releaseHeldMails } from '../../use-cases/mail/release-held-mails.ts';
import { noticeNight } from '../../use-cases/nightly/notice-night.ts';
import { askDueBuild } from '../../use-cases/publishing/ask-due-build.ts';
import { noticeFailedBuild } from '../../use-cases/publishing/notice-failed-build.ts';
import { prepareWaiverCopy } from '../../use-cases/registration/prepare-waiver-copy.ts';
import { guarded } from '../http/guarded.ts';
import { respondJson } from '../http/respond.ts';

/** A scheduled function may take thirty seconds. */
const DEADLINE_MS = 29_000;
const PREPARERS = {
  'account-link': prepareAccountLink,
  'account-deletion': prepareAccountDeletion,
  'waiver-copy': prepareWaiverCopy,
};

/** The one function that can make every kind of email; and whatever else is tried again each minute. */
export const answerDeliverOutbox = guarded(async (_, { now }) => {
  const hasTime = timeBudget(BUDGET_MS);
  const released = releaseHeldMails(now).catch(logFailure('release_held'));
  const [mail, cache, build] = await Promise.all([
    released.then(() => deliverOutbox(PREPARERS, () => new Date(), hasTime)),
    retryPurges(now).catch(logFailure('retry_purges')),
    askDueBuild(now).catch(logFailure('ask_build')),
    noticeNight(now).catch(logFailure('notice_night')),
    noticeFailedBuild(now).catch(logFailure('notice_build')),
  ]);
  return respondJson({ ...mail, cache, build });
}, DEADLINE_MS);

/**
 * While Firebase Auth is down, say, which knows whose address is verified, all else goes on: an answer at
 * once would end the function with its emails under way.
 */
const logFailure = (code: string) => (error: unknown) => {
  console.error(JSON.stringify({ level: 'error', code, detail: String(error) }));
};
