import type { ReactNode } from 'react';

interface EmptyBagProps {
  title: string;
  /** What to do next. */
  action: ReactNode;
  children: ReactNode;
}

/** An empty cart, or an empty shop: a gym bag that stands open, the ball beside it, and what to do next. */
export function EmptyBag({ title, action, children }: EmptyBagProps) {
  return (
    <div className="flex flex-col gap-x-10 gap-y-6 sm:flex-row sm:items-center">
      <svg
        viewBox="0 0 96 64"
        className="h-32 w-48 shrink-0 text-secondary-text"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M10 60V30h48v30zM22 30v-6a12 12 0 0 1 24 0v6M10 40h48M2 60h92" />
        <path
          className="text-primary"
          d="M64 46a14 14 0 1 0 28 0 14 14 0 1 0-28 0M64 46h28M78 32v28M68 36c7 5 7 15 0 20M88 36c-7 5-7 15 0 20"
        />
      </svg>
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-2 mb-5 max-w-measure text-muted">{children}</p>
        {action}
      </div>
    </div>
  );
}
