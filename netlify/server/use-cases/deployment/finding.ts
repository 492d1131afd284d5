/** What a check of a deployment found, in words for whoever sets it up. */
export interface Finding {
  /** 'Stripe webhook' */
  service: string;
  /** 'unknown': nothing was asked, because that cannot be done or something it takes is missing. */
  state: 'ok' | 'fault' | 'unknown';
  says: string;
  /** What to do next: a command or a place, in one sentence. */
  next?: string;
}

export const SETUP = 'npm run setup -- --env <the same file>';

export const ok = (service: string, says: string): Finding => ({ service, state: 'ok', says });
export const fault = (service: string, says: string, next: string): Finding => ({
  service,
  state: 'fault',
  says,
  next,
});
export const unknown = (service: string, says: string): Finding => ({
  service,
  state: 'unknown',
  says,
});
