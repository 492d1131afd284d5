import { type ReactNode, useEffect, useRef } from 'react';
import { type NextStep, NextSteps } from '#components/outcome/NextSteps.tsx';
import { OutcomeHead } from '#components/outcome/OutcomeHead.tsx';

interface ReceivedProps {
  title: string;
  /** What happens next, in its order. */
  next: readonly NextStep[];
  children: ReactNode;
}

/**
 * Above a form that has been sent and is blank again: what has become of it, and what happens next. It
 * takes the focus, so that it is read, and stays until the form is sent again.
 */
export function Received({ title, next, children }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid gap-6 border-b border-line pb-10">
      <OutcomeHead headingLevel={2} title={title} headingRef={heading}>
        {children}
      </OutcomeHead>
      <NextSteps steps={next} />
    </div>
  );
}
