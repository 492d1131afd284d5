import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/scholarships.ts';

/** The contact form, with the inquiry type chosen. */
export const CONTACT_PATH = pageAddress('/contact?inquiry=scholarships');

/** The contact form, with the subject of an application filled in, too. */
export function applicationPath(program: string): string {
  return `${CONTACT_PATH}&${new URLSearchParams({ subject: messages.subject(program) })}`;
}
