import type { ComponentType } from 'react';
import { messages } from '#words/office/dashboard/payments.ts';
import { MonthView } from './MonthView.tsx';
import { MovementsView } from './MovementsView.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { PayoutsView } from './payouts/PayoutsView.tsx';

interface PaymentsView {
  /** In the address. */
  view: string;
  label: string;
  View: ComponentType;
  /** What chooses within it, in a line with the names of the views. */
  Beside?: ComponentType;
}

/** The parts of the tab, in their order; the first opens unless another is asked for. */
export const VIEWS: readonly [PaymentsView, ...PaymentsView[]] = [
  { view: 'movements', label: messages.views.movements, View: MovementsView, Beside: PeriodSelect },
  { view: 'payouts', label: messages.views.payouts, View: PayoutsView },
  { view: 'month', label: messages.views.month, View: MonthView },
];
