import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiResult } from '#browser/api.ts';
import { type FormRules, useForm } from './use-form.ts';

/** What the request is held to, and what sends it. */
export interface MailedRules extends FormRules {
  readRequest: (form: HTMLFormElement) => unknown;
  send: (request: z.output<z.ZodMiniType>) => Promise<ApiResult<unknown>>;
}

interface MailedRequest {
  /** Names the form. */
  name: string;
  rules: () => Promise<MailedRules>;
}

/** A form that has something sent to the address typed into it. `sent` says that the last one arrived here. */
export function useMailedRequest({ name, rules }: MailedRequest) {
  const [sent, setSent] = useState(false);
  const { showRefusal, ...form } = useForm({
    name,
    rules,
    draft: false,
    read: (element, { readRequest }) => readRequest(element),
    send: async (request, _, { send }) => {
      setSent(false);
      const answer = await send(request);
      if (answer.ok) setSent(true);
      else showRefusal(answer.error);
    },
  });
  return { ...form, sent };
}
