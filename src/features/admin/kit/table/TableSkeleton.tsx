import { Skeleton } from '#components/ui/Skeleton.tsx';

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Where a table's first rows will be. */
export function TableSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  );
}
