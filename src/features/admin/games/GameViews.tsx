import { messages } from '#words/office/dashboard/games/list.ts';
import { SubTabs } from '../kit/SubTabs.tsx';
import type { GameView } from './columns.tsx';

interface GameViewsProps {
  current: GameView | 'archive';
  /** How many games there are; undefined where it is not known yet. */
  countOf: (view: GameView) => number | undefined;
}

/** The parts of the tab: the season's games, and those of seasons that are over. */
export function GameViews({ current, countOf }: GameViewsProps) {
  const views = (['upcoming', 'past', 'all'] as const).map((view) => ({
    view,
    label: messages.views[view],
    count: countOf(view),
  }));
  return (
    <SubTabs
      label={messages.viewsLabel}
      views={[...views, { view: 'archive', label: messages.views.archive }]}
      current={current}
    />
  );
}
