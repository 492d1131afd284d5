import { useState } from 'react';
import type * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { readForm } from './draft.ts';
import { useForm } from './use-form.ts';

interface MailedRequest<Request extends z.ZodMiniType> {
  /** Names the form. */
  name: string;
  endpoint: Endpoint<Request, z.ZodMiniType, 'public'>;
  /** The request out of what was typed, less the honeypot. */
  read: (typed: Record<string, string>) => object;
}

/** A form that has something sent to the address typed into it. `sent` says that the last one arrived here. */
export function useMailedRequest<Request extends z.ZodMiniType>({
  name,
  endpoint,
  read,
}: MailedRequest<Request>) {
  const [sent, setSent] = useState(false);
  const { showRefusal, ...form } = useForm({
    name,
    schema: endpoint.request,
    draft: false,
    read: (element) => {
      const { website, ...typed } = readForm(element);
      return { ...read(typed), ...(website && { website }) };
    },
    send: async (request) => {
      setSent(false);
      // A schema takes what it has given.
      const answer = await callApi(endpoint, request as z.input<Request>);
      if (answer.ok) setSent(true);
      else showRefusal(answer.error);
    },
  });
  return { ...form, sent };
}
