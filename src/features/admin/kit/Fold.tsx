import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';

interface FoldProps {
  summary: string;
  /** Of the line that opens it. */
  className?: string;
  children: ReactNode;
}

/** What few look at: one line, until it is opened. */
export function Fold({ summary, className = '', children }: FoldProps) {
  return (
    <details className="group">
      <summary
        className={`flex w-fit cursor-pointer list-none items-center gap-1 py-0.5 whitespace-nowrap [&::-webkit-details-marker]:hidden ${className}`}
      >
        {summary}
        <Icon
          path={icons.chevronDown}
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
