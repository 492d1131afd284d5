import { useAdminLocation } from '../../kit/admin-location.ts';
import { LinesView } from './LinesView.tsx';
import { PayoutList } from './PayoutList.tsx';

/** What Stripe sends to the bank: all payouts, or the lines of one of them, or of none. */
export function PayoutsView() {
  const { payout = '', fit = '' } = useAdminLocation().params;
  return payout === '' && fit === '' ? <PayoutList /> : <LinesView payout={payout} />;
}
