import { type ReactNode, useId } from 'react';
import { Badge } from '#components/ui/Badge.tsx';
import * as icons from '#components/ui/icons.ts';
import { messages } from '#words/office/dashboard/new-season.ts';

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}

/** One step of the guide: what it is for, what there is to do, or what was done. */
export function Step({ number, title, isDone, children }: StepProps) {
  const id = useId();
  return (
    <li className="rounded-lg border border-line p-4 sm:p-5">
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={id} className="text-h3">
            {number}. {title}
          </h3>
          <Badge tone={isDone ? 'success' : 'outline'} icon={isDone ? icons.check : icons.clock}>
            {isDone ? messages.done : messages.open}
          </Badge>
        </div>
        {children}
      </section>
    </li>
  );
}
