import type { PublishingStatus } from './status.ts';

/* What the dashboard and the Studio say about publishing, in the same words. */

/** Netlify's price of a build, and what its free plan has a month. */
const CREDITS_A_BUILD = 15;
const FREE_CREDITS = 300;

/** Writes an instant where the reader is, such as '4:20 PM'. */
type Format = (instant: string) => string;

/** Pure: how the website stands, in a sentence or two. */
export function describeStanding(status: PublishingStatus, format: Format): string {
  const parts = [problemOf(status, format), standingOf(status, format)];
  return parts.filter((part) => part !== undefined).join(' ');
}

function problemOf({ problem, retryAt }: PublishingStatus, format: Format): string | undefined {
  switch (problem) {
    case 'hook':
      return `The build could not be started. Nothing is lost: we will try again${retryAt === null ? '' : ` at ${format(retryAt)}`}.`;
    case 'build':
      return `The last build failed, so the website still shows what was there before. ${retryAt === null ? '' : `We will try once more at ${format(retryAt)}. `}The deploy log at Netlify says why.`;
    case 'late':
      return 'The last build is taking longer than it should. Open Deploys in Netlify.';
    default:
      return undefined;
  }
}

function standingOf(status: PublishingStatus, format: Format): string | undefined {
  const { waiting, expectedAt, isBuilding, isSetUp, problem } = status;
  const changes = `${waiting} ${waiting === 1 ? 'change' : 'changes'}`;
  if (waiting > 0 && !isSetUp) return `${changes} will be on the website with its next build.`;
  if (waiting > 0 && expectedAt !== null) {
    return `${changes} will be on the website at about ${format(expectedAt)}.`;
  }
  if (isBuilding) return 'The website is being built. This takes about two minutes.';
  return problem === null ? 'No changes are waiting.' : undefined;
}

/** Pure: when the website was built, and what that used up. */
export function describeBuilds(status: PublishingStatus, format: Format): string {
  const { builtAt, recentBuilds, isSetUp } = status;
  const last = builtAt === null ? '' : `Last built ${format(builtAt)}. `;
  if (!isSetUp)
    return `${last}Builds cannot be started from here yet. Whoever set up the website can turn that on.`;
  const builds = `${recentBuilds} ${recentBuilds === 1 ? 'build' : 'builds'}`;
  const credits = `${recentBuilds * CREDITS_A_BUILD} of the ${FREE_CREDITS} credits of Netlify’s free plan`;
  return `${last}${builds} in 30 days: ${credits}.`;
}

/**
 * Pure: whether "Publish now" may be pressed. While nothing is known to wait, too: a message of Sanity's may
 * have been lost, and then nobody here knows of the change.
 */
export function canPublishNow(status: PublishingStatus): boolean {
  const { isSetUp, nowAgainAt, isBuilding, waiting } = status;
  return isSetUp && nowAgainAt === null && !(isBuilding && waiting === 0);
}

export const publishingMessages = {
  title: 'Publishing',
  publishNow: 'Publish Now',
  view: 'View on Website',
  asked: 'We asked for a build',
  failed: 'The website could not be published',
  unknown: 'We could not check the website.',
  usedUp: (again: string) => `Publish Now was used too often today. It works again ${again}.`,
};
