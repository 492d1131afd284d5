import { TABS } from '#features/admin/shell/tabs.ts';
import { DIST, readBuiltSite, readLanguage } from '../site/built-pages.ts';
import { ADMIN, type Look, PARENT, type Picture } from './picture.ts';
import { STATE_PICTURES } from './state-pictures.ts';

/** For a review of the whole site: on a phone and a laptop, in light and in dark. */
export const REVIEW_LOOKS: readonly [Look, ...Look[]] = [
  { width: 1280, height: 800, colorScheme: 'light', scale: 1, fullPage: true },
  { width: 1280, height: 800, colorScheme: 'dark', scale: 1, fullPage: true },
  { width: 360, height: 740, colorScheme: 'light', scale: 1, fullPage: true },
  { width: 360, height: 740, colorScheme: 'dark', scale: 1, fullPage: true },
];

/** The schedule is no file: a function draws it. */
const DRAWN_BY_A_FUNCTION = ['/schedules'];
const USERS: Readonly<Record<string, string>> = { '/account': PARENT, '/admin': ADMIN };

/** Of another language these show what its words do to the pages; the others have the same structure. */
const ALSO_TRANSLATED = ['/', '/register'];

/** Parts of one page at their own addresses, and categories: one with photos and one without videos stay. */
const SAME_AS_ANOTHER =
  /^\/about\/|^\/gallery\/photos(?!\/community)|^\/gallery\/videos\/(?!interviews)/;

/** Every page of the built site, every tab of the dashboard, and the states that no address shows. */
export function everyPage(): Picture[] {
  const paths = readBuiltSite(DIST)
    .pages.map(({ path }) => path)
    .filter((path) => {
      const { english } = readLanguage(path);
      return english === path || ALSO_TRANSLATED.includes(english);
    })
    .filter((path) => !SAME_AS_ANOTHER.test(path));
  const pages = [...new Set([...paths, ...DRAWN_BY_A_FUNCTION])].map((path): Picture => {
    const user = USERS[path];
    return { name: nameOf(path), path, ...(user && { user }) };
  });
  const tabs = Object.keys(TABS).map((tab) => ({
    name: `admin-${tab}`,
    path: `/admin?tab=${tab}`,
    user: ADMIN,
  }));
  return [...pages.filter(({ path }) => path !== '/admin'), ...tabs, ...STATE_PICTURES];
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
