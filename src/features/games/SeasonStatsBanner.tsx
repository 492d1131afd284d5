import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { SeasonStats } from '#domain/games/season-stats.ts';
import { messages } from '#words/schedule.ts';

const FIGURES = ['record', 'averagePoints', 'homeRecord', 'awayRecord'] as const;

interface SeasonStatsBannerProps {
  /** Undefined while they are on their way. */
  stats: SeasonStats | undefined;
  seasonName: string;
  /** What a score counts: 'Points'. */
  scoreName: string;
}

/** The season in four figures. */
export function SeasonStatsBanner({ stats, seasonName, scoreName }: SeasonStatsBannerProps) {
  return (
    <section
      aria-labelledby="season-stats"
      className={`border-t border-line bg-tint ${stats ? '' : 'noscript:hidden'}`}
    >
      <div className="content-column py-10 sm:py-14">
        <h2 id="season-stats" className="text-h2">
          {messages.seasonStats}
        </h2>
        <p className="mt-1 text-muted">{seasonName}</p>
        <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
          {FIGURES.map((figure) => (
            <div key={figure} className="flex flex-col-reverse border-s-4 border-primary ps-4">
              <dt className="eyebrow text-muted">
                {figure === 'averagePoints' ? messages.average(scoreName) : messages.stats[figure]}
              </dt>
              <dd className="headline text-h1">
                {stats ? stats[figure] : <Skeleton className="h-[1em] w-[2.2em]" />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
