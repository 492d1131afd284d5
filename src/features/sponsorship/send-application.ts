import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import type { SentKeys } from '#browser/forms/send-for-payment.ts';
import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import type { InstallmentCounts } from '#domain/payments/plan-payment.ts';
import { checkLevel, type Level } from '#domain/sponsorship/levels.ts';
import {
  type SponsorshipForm,
  SponsorshipFormSchema,
} from '#domain/sponsorship/sponsorship-form.ts';
import { readSponsorAmount } from './read-application.ts';

/** What an application of this page is held to, and what sends it. */
export function rulesOfApplication(terms: InstallmentCounts & { levels: readonly Level[] }) {
  return {
    /** The server's schema, and what only the tiers of this page can say. */
    schema: SponsorshipFormSchema.check((context) => {
      const found = checkLevel(context.value, terms.levels, terms);
      for (const [field, message] of Object.entries(found)) {
        context.issues.push({ code: 'custom', path: [field], message, input: context.value });
      }
    }),
    readApplication: (form: HTMLFormElement) => ({
      ...readBySchema(SponsorshipFormSchema, new FormData(form)),
      amountCents: readSponsorAmount(readForm(form), terms.levels) ?? Number.NaN,
    }),
    sendApplication: (application: SponsorshipForm, sent: SentKeys & { website?: string }) =>
      callApi(createSponsorshipPaymentEndpoint, { ...application, ...sent }),
  };
}
