import { favicon, logo, logoOnDark, SPONSOR_MARKS, socialCard } from './brand.ts';
import { beachCleanup, handsIn, readingHour } from './scenes/community.ts';
import { buzzerBeater, fastBreak, freeThrows } from './scenes/games.ts';
import { hero } from './scenes/hero.ts';
import { familyStory, founders, scholarStory, tutorStory } from './scenes/portraits.ts';
import {
  banquet,
  interview,
  lockerRoom,
  mediaDay,
  playerFeature,
  scorersTable,
} from './scenes/team.ts';
import { defensiveDrill, passingDrill } from './scenes/training.ts';

/** Every picture that is not a product, by file name. */
export const PICTURES: Record<string, () => string> = {
  'logo.svg': logo,
  'logo-on-dark.svg': logoOnDark,
  'favicon.svg': favicon,
  'social-card.svg': socialCard,
  ...SPONSOR_MARKS,
  'hero.svg': hero,
  'about-hands-in.svg': handsIn,
  'founders.svg': founders,
  'story-scholar.svg': scholarStory,
  'story-tutor.svg': tutorStory,
  'story-family.svg': familyStory,
  'gallery-buzzer-beater.svg': buzzerBeater,
  'gallery-fast-break.svg': fastBreak,
  'gallery-free-throws.svg': freeThrows,
  'gallery-defensive-drill.svg': defensiveDrill,
  'gallery-passing-drill.svg': passingDrill,
  'gallery-beach-cleanup.svg': beachCleanup,
  'gallery-reading-hour.svg': readingHour,
  'gallery-banquet.svg': banquet,
  'gallery-media-day.svg': mediaDay,
  'gallery-locker-room.svg': lockerRoom,
  'gallery-scorers-table.svg': scorersTable,
  'gallery-player-feature.svg': playerFeature,
  'gallery-interview.svg': interview,
};
