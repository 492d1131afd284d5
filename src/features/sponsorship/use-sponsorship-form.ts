import { type FormEvent, useEffect, useState } from 'react';
import { saveDraft } from '#browser/forms/draft.ts';
import { takeQuery } from '#browser/forms/query-prefill.ts';
import { usePaymentForm } from '#browser/forms/use-payment-form.ts';
import { useToday } from '#browser/use-today.ts';
import { showToast } from '#components/ui/toast.ts';
import { formatAmount } from '#domain/money/amount-range.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import { CUSTOM_LEVEL } from '#domain/sponsorship/level-name.ts';
import { type Level, readApplicationLink } from '#domain/sponsorship/levels.ts';
import { messages } from '#words/sponsorship/form.ts';
import { FORM } from './form-name.ts';
import type { OfferedLevel } from './LevelFields.tsx';
import { type LiveChoice, readLiveChoice } from './read-application.ts';

export interface SponsorshipTerms extends InstallmentCounts {
  levels: readonly OfferedLevel[];
  /** Of the program. */
  timeZone: string;
}

/** The behaviour of the application on top of what every form that is paid for does. */
export function useSponsorshipForm(terms: SponsorshipTerms) {
  const { levels, timeZone } = terms;
  const [live, setLive] = useState(() => startWith(levels));
  const today = useToday(timeZone);
  const { formProps, ...form } = usePaymentForm({
    name: FORM,
    rules: async () => {
      const { rulesOfApplication } = await import('./send-application.ts');
      return rulesOfApplication(terms);
    },
    read: (element, { readApplication }) => readApplication(element),
    call: (application, sent, { sendApplication }) => sendApplication(application, sent),
    isAsShown: ({ plan }, { amountCents, paymentFrequency }) => {
      const shown = planPayment(amountCents, paymentFrequency, terms, plan?.firstOn ?? '');
      return plan?.count === shown?.count && plan?.eachCents === shown?.eachCents;
    },
    resultPath: '/sponsorship-success',
    words: messages,
    onRefused: ({ message }) => {
      const { paymentError, paymentFailed } = messages;
      void showToast({ title: paymentError, description: message || paymentFailed, tone: 'error' });
    },
  });

  const { form: reference } = form;
  // After the draft is back: what a tier card's link says is newer.
  useEffect(() => {
    const element = reference.current;
    if (!element) return;
    fillInLevel(element, levels);
    setLive(readLiveChoice(element, levels));
  }, [levels, reference]);

  return {
    ...form,
    live,
    /** The level that the page comes with. */
    preselected: startWith(levels).level ?? CUSTOM_LEVEL,
    plan: live.amountCents && today ? planOf(live.amountCents, live, terms, today) : null,
    today,
    formProps: {
      ...formProps,
      onInput(event: FormEvent<HTMLFormElement>) {
        setLive(readLiveChoice(event.currentTarget, levels));
        formProps.onInput(event);
      },
    },
  };
}

/** The page comes with a level chosen, the one in the middle (of two the smaller): one look says what it costs and gives. */
function startWith(levels: readonly Level[]): LiveChoice {
  const ascending = levels.toSorted((one, other) => one.suggestedCents - other.suggestedCents);
  const middle = ascending[Math.floor((ascending.length - 1) / 2)];
  return {
    level: middle?.name ?? CUSTOM_LEVEL,
    amountCents: middle?.suggestedCents ?? null,
    isOwn: !middle,
    frequency: 'one-time',
    name: '',
  };
}

function planOf(cents: number, { frequency }: LiveChoice, counts: InstallmentCounts, on: string) {
  return planPayment(cents, frequency, counts, on);
}

/** What the links of the tier cards say: `?level=All-Star+Sponsor&amount=1,000-2,499`. */
function fillInLevel(form: HTMLFormElement, levels: readonly Level[]): void {
  const link = readApplicationLink(takeQuery(['level', 'amount']), levels);
  const custom = form.elements.namedItem('customAmount');
  if (!link || !(custom instanceof HTMLInputElement)) return;
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[name="sponsorshipLevel"]')) {
    radio.checked = radio.value === link.level;
  }
  custom.value = link.customCents === null ? '' : formatAmount(link.customCents);
  saveDraft(FORM, form);
}
