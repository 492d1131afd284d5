import type { Day } from '#domain/calendar/calendar.ts';

/** How many dates one takes in at a glance. */
export const MOST_DATES = 6;

/** What the program has to show, beside what stands in the blocks. */
interface Having {
  photos: readonly unknown[];
  sponsors: readonly unknown[];
  /** The program's day: a date is shown until it is over. */
  today: Day;
}

/** A block as content has it; of the dates alone something is read. */
interface Block {
  _type: string;
  dates?: readonly { date: Day }[];
}

/** The blocks that have something to show, so that no band stands there empty. */
export function filledBlocks<Blocks extends Block>(
  blocks: readonly Blocks[],
  { photos, sponsors, today }: Having,
): Blocks[] {
  return blocks
    .map((block) => (block.dates ? { ...block, dates: datesAhead(block.dates, today) } : block))
    .filter(({ _type, dates }) => {
      if (_type === 'photosBlock') return photos.length > 0;
      if (_type === 'sponsorsBlock') return sponsors.length > 0;
      return dates === undefined || dates.length > 0;
    });
}

/** All of them: which are the next is known when the page is sent. */
function datesAhead<Entry extends { date: Day }>(dates: readonly Entry[], today: Day): Entry[] {
  return dates.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1));
}
