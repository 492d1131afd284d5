/** The tab in which a person pays. */
export interface PaymentTab {
  /** Sends the tab on; where the browser blocked it, this page goes there itself. False then. */
  goTo: (url: string) => boolean;
  close: () => void;
}

/**
 * Opens the tab for Stripe's page. To be called in the click itself: after an answer from the server,
 * browsers take it for an advertisement and block it.
 * @param words what the tab says until then
 */
export function openPaymentTab(words: string): PaymentTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    // The payment page gets no handle on this one.
    tab.opener = null;
    tab.document.title = words;
    tab.document.body.textContent = words;
  }
  return {
    goTo(url) {
      // The person may have closed it in the meantime.
      if (tab && !tab.closed) tab.location.replace(url);
      else window.location.assign(url);
      return Boolean(tab && !tab.closed);
    },
    close: () => tab?.close(),
  };
}
