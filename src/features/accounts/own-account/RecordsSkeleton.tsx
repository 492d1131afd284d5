import { Skeleton } from '#components/ui/Skeleton.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages as loadingMessages } from '#words/account/loading.ts';

const PARTS = ['bills', 'players', 'orders'];
const ROWS = ['first', 'second'];

/** The shape of the records while they are on their way. */
export function RecordsSkeleton() {
  return (
    <div className="grid gap-12">
      <Spinner label={loadingMessages.loading} />
      {PARTS.map((part) => (
        <div key={part} className="grid gap-4">
          <Skeleton className="h-8 w-48" />
          {ROWS.map((row) => (
            <div key={row} className="flex justify-between gap-6 border-t border-line pt-4">
              <Skeleton className="h-10 w-2/3" />
              <Skeleton className="h-8 w-24" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
