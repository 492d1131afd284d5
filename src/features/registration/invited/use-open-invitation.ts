import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type ApiError, callApi } from '#browser/api.ts';
import {
  answerInvitationEndpoint,
  type OpenInvitation,
  readInvitationEndpoint,
} from '#contracts/seasons/public.ts';
import { fillInKnown } from '../fill-in-known.ts';

/** What a link says, with the form filled in from it; and the family's answer whether it comes back. */
export function useOpenInvitation(code: string, form: RefObject<HTMLFormElement | null>) {
  const [invitation, setInvitation] = useState<OpenInvitation>();
  const [failure, setFailure] = useState<ApiError>();

  const open = useCallback(async () => {
    const result = await callApi(readInvitationEndpoint, { code });
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok || !form.current) return;
    fillInKnown(form.current, result.data.known);
    setInvitation(result.data);
  }, [code, form]);

  useEffect(() => void open(), [open]);

  return {
    invitation,
    failure,
    open,
    answer: async (comingBack: boolean) => {
      const result = await callApi(answerInvitationEndpoint, { code, comingBack });
      setFailure(result.ok ? undefined : result.error);
      if (result.ok) setInvitation((known) => known && { ...known, declined: !comingBack });
    },
  };
}
