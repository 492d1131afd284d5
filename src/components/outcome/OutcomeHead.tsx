import type { ReactNode, Ref } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { Swish } from './Swish.tsx';

interface OutcomeHeadProps {
  /** 2 where the page's own heading stands above. */
  headingLevel: 1 | 2;
  title: string;
  /** What is said louder than the title, which says what was sent: 'Thank you for your gift, Ana!' */
  cheer?: string | undefined;
  /** Where the title itself is loud: what was sent. */
  eyebrow?: string | undefined;
  /** Takes the focus, where it is to be read at once. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const LOUD = 'text-h1 sm:text-display';

/** Above what has come of a form that went well: thanks, on a piece of the court. */
export function OutcomeHead(props: OutcomeHeadProps) {
  const { headingLevel, title, cheer, eyebrow, headingRef, children } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="court-band relative rounded-lg p-6 sm:flex sm:items-center sm:gap-10 sm:p-10">
      <div className="min-w-0 flex-1">
        <div className="mb-5 flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-on-primary">
            <Icon path={icons.check} className="size-6" />
          </span>
          {cheer && (
            <Heading
              ref={headingRef}
              tabIndex={headingRef ? -1 : undefined}
              className="eyebrow min-w-0 outline-none"
            >
              {title}
            </Heading>
          )}
          {eyebrow && <p className="eyebrow min-w-0">{eyebrow}</p>}
        </div>
        {cheer ? (
          <p className={`headline text-balance ${LOUD}`}>{cheer}</p>
        ) : (
          <Heading
            ref={headingRef}
            tabIndex={headingRef ? -1 : undefined}
            className={`${LOUD} outline-none`}
          >
            {title}
          </Heading>
        )}
        <div className="mt-4 grid max-w-measure gap-2 text-lead text-court-muted">{children}</div>
      </div>
      <Swish className="shrink-0 text-court-muted max-sm:hidden sm:w-40 lg:w-60" />
    </div>
  );
}
