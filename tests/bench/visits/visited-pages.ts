import { FILLED_CART } from '#tests/helpers/filled-cart.ts';
import type { Stored } from './visit.ts';
import type { Control } from './watch-visit.ts';

export interface VisitedPage {
  path: string;
  control: Control;
  /** What the browser has stored from an earlier visit: key and text. */
  stored?: Stored;
  /** The page of tests/bench/floors that shows as much, and what ours is compared with. */
  floor: Floor;
}

export type Floor = 'text' | 'schedule' | 'form' | 'hero';

const MENU: Control = { press: '[popovertarget="site-menu"]', shows: '#site-menu:popover-open' };
/** A field or button of the island. */
const FIRST_CONTROL: Control = {
  press: 'astro-island :is(input, select, textarea, button, a):not([type="hidden"])',
};

const content = (path: string): VisitedPage => ({ path, control: MENU, floor: 'text' });
const pictured = (path: string): VisitedPage => ({ path, control: MENU, floor: 'hero' });
const form = (path: string): VisitedPage => ({ path, control: FIRST_CONTROL, floor: 'form' });

export const FLOORS: Readonly<Record<Floor | 'island', Control>> = {
  text: { press: 'summary', shows: 'details[open]' },
  schedule: { press: 'label', shows: 'input:checked' },
  form: { press: 'label', shows: 'input:focus' },
  hero: { press: 'summary', shows: 'details[open]' },
  island: { press: 'astro-island button', shows: 'output[data-pressed]' },
};

/** One of each kind of public page. */
export const VISITED: readonly VisitedPage[] = [
  pictured('/'),
  pictured('/about'),
  pictured('/gallery'),
  pictured('/sponsors'),
  pictured('/merchandise'),
  content('/privacy'),
  content('/scholarships'),
  content('/liability-waiver'),
  {
    // Until the island has taken the filters over, a press is a navigation, which would measure another page.
    path: '/schedules',
    control: { press: 'astro-island [aria-pressed]' },
    floor: 'schedule',
  },
  form('/register'),
  form('/donations/one-time'),
  form('/contact'),
  // An empty one has no island to wait for.
  { ...form('/cart'), stored: FILLED_CART },
  form('/auth'),
  form('/volunteer-application'),
  form('/sponsorship-form'),
];
