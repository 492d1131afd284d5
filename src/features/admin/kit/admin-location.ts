import { useSyncExternalStore } from 'react';
import { mayLeave } from './unsaved.ts';

/** The dashboard's tabs, in their order; the names stand in the address. */
const TABS = [
  'overview',
  'players',
  'games',
  'gallery',
  'billing',
  'families',
  'sponsors',
  'payments',
  'team',
  'registrations',
  'orders',
  'donations',
  'volunteers',
  'messages',
  'seasons',
  'activity',
  'admins',
] as const;
export type AdminTab = (typeof TABS)[number];

/** Where in the dashboard one is: what the address bar holds, so that back, reload and a shared link work. */
export interface AdminLocation {
  tab: AdminTab;
  /** Filters, sort, page and the like; each tab knows its own. */
  params: Readonly<Record<string, string>>;
}

/** Pure: reads '?tab=players&role=parent'. An unknown tab is the overview. */
export function parseLocation(search: string): AdminLocation {
  const { tab = '', ...params } = Object.fromEntries(new URLSearchParams(search));
  return { tab: TABS.find((known) => known === tab) ?? 'overview', params };
}

/** Pure: whether two addresses lead to one place. `sheet=` is one of its own: the program's own team's. */
export function isSamePlace(one: string, other: string): boolean {
  return JSON.stringify(parseLocation(one)) === JSON.stringify(parseLocation(other));
}

/** Pure: the address of a place in the dashboard. Empty parameters are left out. */
export function adminHref({ tab, params }: AdminLocation): string {
  const query = new URLSearchParams(tab === 'overview' ? {} : { tab });
  for (const [name, value] of Object.entries(params)) if (value !== '') query.set(name, value);
  return query.size === 0 ? '/admin' : `/admin?${query}`;
}

const CHANGED = 'courtside:admin-location';
/** That what is on the screen is to be read anew. An event: what reads is loaded after the first view. */
export const READ_AGAIN = 'courtside:admin-read-again';

/** Where one is, and a way to go elsewhere. */
export function useAdminLocation() {
  const search = useSyncExternalStore(
    listen,
    () => window.location.search,
    () => '',
  );
  return { ...parseLocation(search), setParams, replaceParams };
}

/** What says from which record on a page is read; of another page, or another question, it says nothing. */
const NO_CURSOR = { after: '', before: '' };

/** Changes parameters of the tab one is on. @param step a step back returns here; typing in a search is none */
function setParams(changes: Readonly<Record<string, string>>, step = true): void {
  go(hrefWith(changes), step);
}

/** Corrects parameters of the tab one is on, by which nothing typed can be lost: no step, and no question. */
function replaceParams(changes: Readonly<Record<string, string>>): void {
  enter(hrefWith(changes), false);
}

function hrefWith(changes: Readonly<Record<string, string>>): string {
  const { tab, params } = parseLocation(window.location.search);
  const cursor = 'page' in changes && NO_CURSOR;
  return adminHref({ tab, params: { ...params, ...cursor, ...changes } });
}

/** Goes to an address of the dashboard without loading the page anew, unless typed text would be lost. */
export function go(href: string, step = true): void {
  if (mayLeave()) enter(href, step);
}

function enter(href: string, step: boolean): void {
  if (step) window.history.pushState(null, '', href);
  else window.history.replaceState(null, '', href);
  here = window.location.href;
  window.dispatchEvent(new Event(CHANGED));
}

function listen(onChange: () => void): () => void {
  followBack();
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

let here: string | undefined;

/** Follows the browser's own steps, once for all who listen. */
function followBack(): void {
  if (here !== undefined) return;
  here = window.location.href;
  window.addEventListener('popstate', () => {
    // The browser has gone already: who stays is brought back to where the typed text is.
    if (mayLeave()) here = window.location.href;
    else window.history.pushState(null, '', here);
    window.dispatchEvent(new Event(CHANGED));
  });
}
