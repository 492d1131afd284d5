import type { ReactNode } from 'react';

interface FormColumnsProps {
  /** What is decided first: amounts and dates. */
  choices: ReactNode;
  /** What that comes to; beside the form, on small screens between its two parts. */
  summary: ReactNode;
  /** Whom it concerns, how it is paid, and the button. */
  details: ReactNode;
}

/**
 * A form in which one decides on money before one is asked who one is. The summary stays in sight on
 * large screens.
 */
export function FormColumns({ choices, summary, details }: FormColumnsProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]">
      <div className="flex min-w-0 flex-col gap-8">{choices}</div>
      <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {summary}
      </div>
      <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">{details}</div>
    </div>
  );
}
