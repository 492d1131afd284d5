import * as z from 'zod/mini';

/** What the Season Stats banner shows, as text: '12-3', '89.2', '8-2', '4-1'. */
export const SeasonStatsSchema = z.object({
  record: z.string(),
  averagePoints: z.string(),
  homeRecord: z.string(),
  awayRecord: z.string(),
});
export type SeasonStats = z.infer<typeof SeasonStatsSchema>;
