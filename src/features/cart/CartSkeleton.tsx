import { Skeleton } from '#components/ui/Skeleton.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from '#words/cart.ts';

/** What stands in the page until React has read the browser's storage: the shape of a cart. */
export function CartSkeleton() {
  return (
    <div data-skeleton className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="sr-only">
        <Spinner label={messages.loading} />
      </div>
      <div className="border-y border-line">
        <div className="flex gap-4 py-5">
          <Skeleton className="size-24 sm:size-40" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-7 w-40 max-w-full" />
            <Skeleton className="h-4 w-52 max-w-full" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      </div>
      <div className="flex flex-col gap-4 rounded-lg bg-tint p-5">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-5" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}
