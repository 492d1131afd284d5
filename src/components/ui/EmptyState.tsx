import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** 2 unless a heading of that level stands above. */
  headingLevel?: 2 | 3;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

/** What stands where nothing is: what it means, and the next step. */
export function EmptyState({ title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <svg
        viewBox="0 0 96 64"
        className="h-16 w-24 text-muted"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {/* A court's key. */}
        <path d="M4 62V47a44 44 0 0 1 88 0v15zM34 62V40h28v22M34 40a14 14 0 0 1 28 0" />
      </svg>
      <Heading className="text-h3">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
