import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';

const messages = seasonMessages.settings;

/**
 * Pure: which season the website shows.
 * @param built of the pages as they are; null where it could not be read, undefined until it is there
 * @param isNew whether what is published is the new season
 */
export function siteWords(
  built: string | null | undefined,
  published: string,
  isNew: boolean,
): string {
  if (built === undefined) return '…';
  if (built === null) return messages.siteUnknown;
  return isNew && built === published ? messages.siteNew : messages.siteOld(built);
}
