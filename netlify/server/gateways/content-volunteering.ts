import * as z from 'zod/mini';
import { messages } from '#words/office/answers.ts';
import { withDeadline } from '../core/deadline.ts';
import { fetchContent, parseContent } from './content.ts';

const OpportunitiesSchema = z.array(z.object({ role: z.string(), title: z.string() }));

const OPPORTUNITIES_QUERY = '*[_type == "volunteerOpportunity"] { role, title }';

/** An application is worth more than a look at what is offered: it does not wait longer. */
const DEADLINE_MS = 3_000;

/**
 * The roles that one may apply for now, by their short names, as the office calls them: the published
 * opportunities; where there are none, those that the form has then. Undefined when content cannot be
 * reached. Never throws.
 */
export async function readRoleTitles(): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const answer = await withDeadline(
      fetchContent(OPPORTUNITIES_QUERY, {}),
      DEADLINE_MS,
      'content',
    );
    const offered = parseContent(OpportunitiesSchema, answer);
    if (offered.length === 0) return new Map(Object.entries(messages.volunteer.roleNames));
    return new Map(offered.map(({ role, title }) => [role, title]));
  } catch {
    return undefined;
  }
}
