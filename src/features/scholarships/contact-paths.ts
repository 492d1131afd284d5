import { withoutMarks } from '#domain/translation/untranslated-mark.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/scholarships.ts';

/** The contact form, with the inquiry type chosen. */
export const CONTACT_PATH = pageAddress('/contact?inquiry=scholarships');

/** The contact form, with the subject of an application filled in, too. */
export function applicationPath(program: string): string {
  // Within an address a mark is spelled out, and nothing takes it away again.
  const subject = messages.subject(withoutMarks(program));
  return `${CONTACT_PATH}&${new URLSearchParams({ subject })}`;
}
