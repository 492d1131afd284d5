/*
 * Word between the tabs of this browser that a payment has been decided: the tab with the form waits
 * while the person pays in another. Where browsers have no such channel, it asks when it is looked at.
 */

const CHANNEL = 'courtside:payments';

/** Tells the other tabs that this Checkout Session is decided; nothing but its id is said. */
export function announcePayment(sessionId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(sessionId);
  channel.close();
}

/** Calls back when another tab says that this Checkout Session is decided. @returns ends it */
export function listenForPayment(sessionId: string, decided: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === sessionId) decided();
  };
  return () => channel.close();
}
