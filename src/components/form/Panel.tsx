import { type ReactNode, useEffect, useRef } from 'react';
import { Actions, AfterThanks } from '#components/outcome/AfterThanks.tsx';
import type { NextStep } from '#components/outcome/NextSteps.tsx';
import { OutcomeHead } from '#components/outcome/OutcomeHead.tsx';

interface PanelProps {
  title: string;
  /** Of what went well: said louder than the title. */
  cheer?: string | undefined;
  /** Of what went well: what it comes to, in a sentence or two below the thanks. */
  thanks?: ReactNode;
  /** What happens after that, in its order. */
  next?: readonly NextStep[] | undefined;
  /** Buttons and links, the main one first. */
  actions: ReactNode;
  /** Beside what happens next. */
  children?: ReactNode;
}

/**
 * Takes the place of the form once something has come of it; its heading gets the focus, so that it is
 * read. The page's own intro steps back for it (`FORM_INTRO`).
 */
export function Panel({ title, cheer, thanks, next, actions, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div data-outcome="" className={`flex flex-col ${thanks ? 'gap-8' : 'max-w-measure gap-5'}`}>
      {thanks ? (
        <OutcomeHead headingLevel={2} title={title} cheer={cheer} headingRef={heading}>
          {thanks}
        </OutcomeHead>
      ) : (
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {title}
        </h2>
      )}
      {next ? (
        <AfterThanks next={next} actions={actions}>
          {children && <div className="flex min-w-0 flex-col gap-5">{children}</div>}
        </AfterThanks>
      ) : (
        <>
          {children}
          <Actions>{actions}</Actions>
        </>
      )}
    </div>
  );
}

export { Facts } from './Facts.tsx';
