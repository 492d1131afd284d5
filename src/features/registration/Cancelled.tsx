import { CancelledNotice } from '#components/form/CancelledNotice.tsx';
import { messages } from '#words/registration/sending.ts';

/** For a guardian who turned back from the payment page. Loaded for them alone. */
export function Cancelled() {
  return <CancelledNotice>{messages.cancelled}</CancelledNotice>;
}
