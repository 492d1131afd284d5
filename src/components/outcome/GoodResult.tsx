import type { ReactNode } from 'react';
import { Facts } from '#components/form/Facts.tsx';
import { AfterThanks } from './AfterThanks.tsx';
import type { NextStep } from './NextSteps.tsx';
import { OutcomeHead } from './OutcomeHead.tsx';

export interface GoodResultProps {
  title: string;
  /** Said louder than the title. */
  cheer?: string | undefined;
  /** Above the title: what was sent. */
  eyebrow?: string | undefined;
  text: string;
  /** Below the text. */
  more?: ReactNode;
  /** What happens next, in its order. */
  next: readonly NextStep[];
  facts: readonly (readonly [string, ReactNode])[];
  actions: ReactNode;
  children?: ReactNode;
}

/** A payment that went well: thanks, the receipt, and what happens next. */
export function GoodResult(props: GoodResultProps) {
  const { title, cheer, eyebrow, text, more, next, facts, actions, children } = props;
  return (
    <div className="flex flex-col gap-8">
      <OutcomeHead headingLevel={1} title={title} cheer={cheer} eyebrow={eyebrow}>
        <p>{text}</p>
        {more}
      </OutcomeHead>
      <AfterThanks next={next} actions={actions}>
        {facts.length > 0 && <Facts facts={facts} />}
      </AfterThanks>
      {children}
    </div>
  );
}
