import type { ReactNode, Ref } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

interface OutcomeHeadProps {
  /** 2 where the page's own heading stands above. */
  headingLevel: 1 | 2;
  title: string;
  /** Takes the focus, where it is to be read at once. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Above what has come of a form that went well: thanks, on a piece of the court. */
export function OutcomeHead({ headingLevel, title, headingRef, children }: OutcomeHeadProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="court-band relative isolate overflow-clip rounded-lg p-6 sm:p-10">
      <svg
        viewBox="0 0 480 480"
        className="court-lines absolute -end-24 -top-16 -z-10 size-80 text-court-line sm:-end-12 sm:size-120"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M40 479V380a200 200 0 0 1 400 0v99M160 479V290h160v189" />
        <path d="M160 290a80 80 0 0 1 160 0M205 440h70M222 440a18 18 0 0 1 36 0 18 18 0 0 1-36 0" />
      </svg>
      <span className="mb-5 grid size-14 place-items-center rounded-full bg-primary text-on-primary">
        <Icon name="check" className="size-8" />
      </span>
      <Heading
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="max-w-[18ch] text-h1 text-balance outline-none"
      >
        {title}
      </Heading>
      <div className="mt-3 grid max-w-measure gap-2 text-lead text-court-muted">{children}</div>
    </div>
  );
}
