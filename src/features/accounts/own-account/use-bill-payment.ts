import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { openPaymentTab } from '#browser/forms/payment-tab.ts';
import { useAwaitedPayment } from '#browser/forms/use-awaited-payment.ts';
import { showToast } from '#components/ui/toast.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import type { Checkout } from '#contracts/payments/public.ts';
import { messages } from '#words/account/records.ts';

/** Pays bills in another tab, and follows the one being paid. @param onSettled after its state changed */
export function useBillPayment(onSettled: () => void) {
  /** The bill whose page is being opened. */
  const [opening, setOpening] = useState<string>();
  const [open, setOpen] = useState<Checkout>();

  function finish() {
    setOpen(undefined);
    onSettled();
  }
  useAwaitedPayment({ sessionId: open?.sessionId, onTold: finish });

  async function pay(billId: string) {
    if (opening) return;
    setOpening(billId);
    // In the click itself: later, the browser would block it.
    const tab = openPaymentTab(messages.bills.opening);
    const answer = await callApi(createBillPaymentEndpoint, { billId });
    setOpening(undefined);
    if (answer.ok && answer.data.checkout) {
      const { checkout } = answer.data;
      if (tab.goTo(checkout.url)) setOpen(checkout);
      return;
    }
    tab.close();
    if (answer.ok) return onSettled();
    const description = answer.error.message;
    await showToast({ title: messages.bills.failed, description, tone: 'error' });
    onSettled();
  }

  return { opening, open, pay: (billId: string) => void pay(billId) };
}
