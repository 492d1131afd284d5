import type { ReactNode } from 'react';
import { messages } from '#words/account/records.ts';

interface SectionProps {
  id: keyof typeof messages.sections;
  /** The list below it ends before all are told. */
  more?: boolean;
  children: ReactNode;
}

/** A part of the account page under its heading. */
export function Section({ id, more = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
      <h2 id={`${id}-heading`} className="mb-3 text-h2">
        {messages.sections[id]}
      </h2>
      {children}
      {more && <p className="mt-3 text-sm text-muted">{messages.more}</p>}
    </section>
  );
}

interface NothingYetProps {
  text: string;
  /** What to do next. */
  children?: ReactNode;
}

/** In place of a list without entries: a large drawing for each would bury the page. */
export function NothingYet({ text, children }: NothingYetProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}
