import { Skeleton } from '#components/ui/Skeleton.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from '#words/schedule.ts';
import { GAME_CARD_CLASS } from './GameCard.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The page's shape while the season is on its way: the next game, the filters and the cards. */
export function ScheduleSkeleton() {
  return (
    <>
      <p className="hidden font-semibold noscript:block">{messages.withoutScript}</p>
      <div className="grid h-116 place-items-center rounded-lg border border-line bg-tint sm:h-66 noscript:hidden">
        <Spinner label={messages.loading} className="size-6" />
      </div>
      <div className="mt-12 noscript:hidden">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="mt-6 h-11 w-full max-w-md" />
        <div className="mt-8 grid gap-3">
          {CARDS.map((card) => (
            <div key={card} className={`${GAME_CARD_CLASS} border-l-line bg-surface`}>
              <Skeleton className="h-6 w-24" />
              <div className="order-1 col-span-full sm:order-none sm:col-span-1">
                <Skeleton className="h-7 w-4/5" />
                <Skeleton className="mt-3 h-6 w-1/2" />
              </div>
              <Skeleton className="h-7 w-24 rounded-full" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
