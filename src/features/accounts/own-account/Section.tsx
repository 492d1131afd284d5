import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { messages } from '#words/account/records.ts';

type SectionId = keyof typeof messages.sections;

interface SectionProps {
  id: SectionId;
  /** The list below it ends before all are told. */
  more?: boolean;
  /** How many entries it has, told while it is folded. */
  count?: number;
  children: ReactNode;
}

/** What a parent comes for stands open; the rest is one line each until it is asked for. */
const OPEN: readonly SectionId[] = ['bills', 'players'];

/** A part of the account page under its heading. */
export function Section({ id, more = false, count = 0, children }: SectionProps) {
  const content = (
    <>
      {children}
      {more && <p className="mt-3 text-sm text-muted">{messages.more}</p>}
    </>
  );
  if (OPEN.includes(id)) {
    return (
      <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24 pb-9">
        <h2 id={`${id}-heading`} tabIndex={-1} className="mb-3 text-h2 outline-none">
          {messages.sections[id]}
        </h2>
        {content}
      </section>
    );
  }
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
      <details className="group border-t border-line">
        <summary className="flex cursor-pointer list-none items-center gap-3 py-3.5 [&::-webkit-details-marker]:hidden">
          <h2 id={`${id}-heading`} className="text-h3">
            {messages.sections[id]}
          </h2>
          {count > 0 && (
            <span className="tabular rounded-full bg-tint px-2.5 text-sm text-muted">
              {count}
              {more && '+'}
            </span>
          )}
          <Icon
            path={icons.chevronDown}
            className="ms-auto size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-9">{content}</div>
      </details>
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
