import * as z from 'zod/mini';
import { withDeadline } from '../core/deadline.ts';
import type { ProgramWords } from '../core/program-words.ts';
import { fetchContent, parseContent, tellTimes } from './content.ts';
import { readTeam } from './team.ts';

const ProgramSchema = z.object({
  programName: z.nullable(z.string()),
  /** Promises such as '24 hours'. */
  responseTimes: z.nullish(
    z.object({
      contact: z.nullish(z.string()),
      volunteerApplication: z.nullish(z.string()),
    }),
  ),
});

const NO_WORDS: ProgramWords = { programName: null, contact: null, volunteerApplication: null };

const PROGRAM_QUERY = `*[_id == "siteSettings"][0] {
  _type, programName, responseTimes
}`;

/** A message is worth more than the words that acknowledge it: it does not wait longer for them. */
const DEADLINE_MS = 3_000;

/** What acknowledgements say of the program; nulls when content cannot be reached. Never throws. */
export async function readProgramWords(): Promise<ProgramWords> {
  try {
    const asked = Promise.all([fetchContent(PROGRAM_QUERY, {}), readTeam()]);
    const [content, team] = await withDeadline(asked, DEADLINE_MS, 'content');
    const own = { ...(content as object), responseTimes: tellTimes(content) };
    const { programName, responseTimes } = parseContent(ProgramSchema, own);
    return {
      programName: team?.teamName || programName,
      contact: responseTimes?.contact ?? null,
      volunteerApplication: responseTimes?.volunteerApplication ?? null,
    };
  } catch {
    return NO_WORDS;
  }
}
