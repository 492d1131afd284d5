import { messages } from '#words/office/dashboard/families/link.ts';
import { adminHref } from '../admin-location.ts';
import { openHere } from '../open-here.ts';

/** The way to a family's statement, with its language and hold; also where it owes nothing. */
export function StatementLink({ email }: { email: string }) {
  const href = adminHref({ tab: 'families', params: { family: email } });
  return (
    <a href={href} onClick={openHere} className="underline wrap-anywhere">
      {messages.statementOf(email)}
    </a>
  );
}
