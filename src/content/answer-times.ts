import * as z from 'zod/mini';
import { fetchContent } from './client.ts';
import { optional, TextSchema } from './fields.ts';
import { oncePerBuild } from './once.ts';

/** How soon the office answers, such as '24 hours'. */
const AnswerTimesSchema = z.object({
  contact: optional(TextSchema),
  complaint: optional(TextSchema),
  sponsorship: optional(TextSchema),
  volunteerApplication: optional(TextSchema),
});
type AnswerTimes = z.infer<typeof AnswerTimesSchema>;

const TIMES_QUERY = `*[_id == "siteSettings"][0] {
  ..., responseTimes { ..., contact, complaint, sponsorship, volunteerApplication }
}`;

const SettingsSchema = z.object({ responseTimes: AnswerTimesSchema });

export const readAnswerTimes = oncePerBuild(async (): Promise<Partial<AnswerTimes>> => {
  const settings = z.safeParse(SettingsSchema, await fetchContent(TIMES_QUERY));
  return settings.data?.responseTimes ?? {};
});

/** A page's document with the time within which what is sent there is answered; a page that is missing is not made. */
export async function withAnswerTime(document: unknown, kind: keyof AnswerTimes): Promise<unknown> {
  if (typeof document !== 'object' || document === null) return document;
  return { ...document, answeredWithin: (await readAnswerTimes())[kind] };
}
