import { fullName } from '#domain/accounts/full-name.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/registrations.ts';
import { listAll } from '#words/list.ts';
import type { MailDraft } from './compose.ts';
import { type RegistrationMailContext, waiverCopy } from './registration-mails.ts';

/**
 * To the guardian: what was signed, as the office emails it, to the address of today. Who reads it may not be who
 * signed, and may have paid long ago.
 */
export function waiverCopyAgain(context: RegistrationMailContext): MailDraft {
  const { players } = context.registration;
  const names = listAll(players.map(fullName));
  return {
    ...waiverCopy(context),
    blocks: [
      common.hello(messages.documentsAgain(names, context.settings.programName)),
      common.questions,
    ],
  };
}
