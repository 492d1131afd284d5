import { type FormEvent, useEffect, useState } from 'react';
import { saveDraft } from '#browser/forms/draft.ts';
import { takeQuery } from '#browser/forms/query-prefill.ts';
import { keepOneAmount } from '#browser/forms/typed-amount.ts';
import { usePaymentForm } from '#browser/forms/use-payment-form.ts';
import { showToast } from '#components/ui/toast.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { type GiftRules, startDates } from '#domain/donations/gift-rules.ts';
import { formatAmount } from '#domain/money/amount-range.ts';
import type { Cents } from '#domain/money/money.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { isChargeable } from '#domain/payments/charge-limits.ts';
import { messages } from '#words/donations/form.ts';
import { FORMS } from './form-names.ts';
import { type GiftType, type LiveGift, PICKED, readLiveGift, TYPED } from './read-gift.ts';

export interface GiftTerms {
  oneTimeMinimumCents: number;
  monthlyMinimumCents: number;
  /** Of the program. */
  timeZone: string;
}

/**
 * The behaviour of both giving forms on top of what every form that is paid for does.
 * @param preselected the amount that the page comes with
 */
export function useGiftForm(
  type: GiftType,
  { timeZone, ...minimums }: GiftTerms,
  preselected?: Cents,
) {
  const own = messages[type];
  const minimum = type === 'monthly' ? minimums.monthlyMinimumCents : minimums.oneTimeMinimumCents;
  const [live, setLive] = useState<LiveGift>({
    amountCents: preselected ?? null,
    firstOn: null,
    name: '',
  });
  const [days, setDays] = useState<Pick<GiftRules, 'startsFrom' | 'startsUntil'>>();
  const { formProps, ...form } = usePaymentForm({
    name: FORMS[type],
    rules: async () => {
      const { rulesOfGift } = await import('./send-gift.ts');
      return rulesOfGift(type, { ...minimums, ...startDates(dayOf(new Date(), timeZone)) });
    },
    read: (element, { readGift }) => readGift(element),
    call: (gift, sent, { sendGift }) => sendGift(gift, sent),
    resultPath: '/donations/thank-you',
    words: messages,
    onInvalid: ({ amountCents }) => {
      if (amountCents) toastError(amountCents);
    },
    onRefused: () => toastError(own.failed),
    onPay: () => void showToast({ ...own.card, tone: 'success' }),
  });

  const { form: reference } = form;
  // After the draft is back: a link's amount is newer than the draft, and a start date that is missing,
  // or was to come when the draft was kept and is past now, is the first that can be had.
  useEffect(() => {
    const element = reference.current;
    if (!element) return;
    fillInAmount(type, element);
    const start = element.elements.namedItem('startDate');
    // The form for a single gift asks for none.
    if (start instanceof HTMLInputElement) {
      const today = startDates(dayOf(new Date(), timeZone));
      setDays(today);
      if (start.value < today.startsFrom) start.value = today.startsFrom;
    }
    setLive(readLiveGift(type, element, minimum));
  }, [type, timeZone, reference, minimum]);

  return {
    ...form,
    live,
    days,
    formProps: {
      ...formProps,
      onInput(event: FormEvent<HTMLFormElement>) {
        keepOneAmount(event, TYPED[type], PICKED);
        const now = readLiveGift(type, event.currentTarget, minimum);
        setLive(now);
        carryAmount(now.amountCents);
        formProps.onInput(event);
      },
    },
  };
}

/** The links to the other form, once or monthly, take along what was chosen in this one. */
function carryAmount(cents: Cents | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-giving]')) {
    link.search = cents ? `?amount=${cents / 100}` : '';
  }
}

function toastError(description: string): void {
  void showToast({ title: messages.errorTitle, description, tone: 'error' });
}

/**
 * `?amount=250` of the donate page: a quick pick where there is one of that amount, else typed. What
 * nobody could pay is left out.
 */
function fillInAmount(type: GiftType, form: HTMLFormElement): void {
  const cents = parseDollars(takeQuery(['amount']).amount ?? '');
  const field = form.elements.namedItem(TYPED[type]);
  if (!(field instanceof HTMLInputElement)) return;
  const isLinked = cents !== undefined && isChargeable(cents);
  // What was typed before this script ran is not to stand beside the amount that the page came with.
  if (!isLinked && field.value === '') return;
  let picked = false;
  for (const radio of form.querySelectorAll<HTMLInputElement>(`input[name="${PICKED}"]`)) {
    radio.checked = isLinked && radio.value === String(cents);
    picked ||= radio.checked;
  }
  if (!isLinked) return;
  field.value = picked ? '' : formatAmount(cents);
  saveDraft(FORMS[type], form);
}
