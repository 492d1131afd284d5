import type { ReactNode } from 'react';
import { Facts } from '#components/form/Facts.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OutcomeHead } from './OutcomeHead.tsx';

export interface GoodResultProps {
  title: string;
  text: string;
  /** What happens next, in its order. */
  next: readonly string[];
  facts: readonly (readonly [string, ReactNode])[];
  actions: ReactNode;
  children?: ReactNode;
}

/** A payment that went well: thanks, the receipt, and what happens next. */
export function GoodResult({ title, text, next, facts, actions, children }: GoodResultProps) {
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <div role="status">
        <OutcomeHead headingLevel={1} title={title}>
          <p>{text}</p>
        </OutcomeHead>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-2">
        {facts.length > 0 && <Facts facts={facts} />}
        <NextSteps steps={next} />
      </div>
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
