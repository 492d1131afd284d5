import * as z from 'zod/mini';
import { withDeadline } from '../core/deadline.ts';
import type { ProgramWords } from '../core/program-words.ts';
import { fetchContent, parseContent } from './content.ts';
import { readTeam } from './team.ts';

const ProgramSchema = z.object({
  programName: z.nullable(z.string()),
  /** Promises of the site settings, such as '24 hours'. */
  contact: z.nullable(z.string()),
  volunteerApplication: z.nullable(z.string()),
});

const NO_WORDS: ProgramWords = { programName: null, contact: null, volunteerApplication: null };

const PROGRAM_QUERY = `*[_id == "siteSettings"][0] {
  programName,
  "contact": responseTimes.contact,
  "volunteerApplication": responseTimes.volunteerApplication
}`;

/** A message is worth more than the words that acknowledge it: it does not wait longer for them. */
const DEADLINE_MS = 3_000;

/** What acknowledgements say of the program; nulls when content cannot be reached. Never throws. */
export async function readProgramWords(): Promise<ProgramWords> {
  try {
    const asked = Promise.all([fetchContent(PROGRAM_QUERY, {}), readTeam()]);
    const [content, team] = await withDeadline(asked, DEADLINE_MS, 'content');
    const words = parseContent(ProgramSchema, content);
    return { ...words, programName: team?.teamName || words.programName };
  } catch {
    return NO_WORDS;
  }
}
