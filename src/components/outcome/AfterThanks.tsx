import type { ReactNode } from 'react';
import { type NextStep, NextSteps } from './NextSteps.tsx';

interface AfterThanksProps {
  /** What happens next, in its order. */
  next: readonly NextStep[];
  /** Buttons and links, the main one first. */
  actions: ReactNode;
  /** Such as the receipt, or how to pay. */
  children?: ReactNode;
}

/** Below the thanks, in two columns where there is room: the receipt, then what happens next and the ways on. */
export function AfterThanks({ next, actions, children }: AfterThanksProps) {
  const onward = (
    <div className="grid min-w-0 gap-8">
      <NextSteps steps={next} />
      <Actions>{actions}</Actions>
    </div>
  );
  if (!children) return onward;
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      {children}
      {onward}
    </div>
  );
}

/** The buttons that lead on: below each other on a phone, else in a row. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-sm:flex-col">{children}</div>;
}
