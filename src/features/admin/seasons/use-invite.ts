import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import {
  type FamiliesInvited,
  inviteFamiliesEndpoint,
  MAX_INVITED,
} from '#contracts/seasons/families.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { useSave } from '../kit/use-save.ts';

const messages = seasonMessages.invite;

/** Writes to families, some at a time. Stopped half way, those that were written to are not again. */
export function useInvite(id: string, onChanged: () => void) {
  const { busy, error, run } = useSave();
  const [written, setWritten] = useState(0);
  const [skipped, setSkipped] = useState<FamiliesInvited['skipped']>([]);

  async function invite(emails: readonly string[], reminder: boolean) {
    setWritten(0);
    setSkipped([]);
    await run(
      async () => {
        let sent = 0;
        for (let start = 0; start < emails.length; start += MAX_INVITED) {
          const some = emails.slice(start, start + MAX_INVITED);
          const result = await callApi(inviteFamiliesEndpoint, { id, emails: some, reminder });
          if (!result.ok) return result;
          sent += result.data.sent.length;
          setSkipped((before) => [...before, ...result.data.skipped]);
          setWritten(start + some.length);
        }
        return { ok: true as const, data: sent };
      },
      { done: messages.sent, failedTitle: messages.failedTitle },
    );
    onChanged();
  }

  return { busy, error, written, skipped, invite };
}
