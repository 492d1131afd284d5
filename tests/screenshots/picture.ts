import type { Locator, Page } from '@playwright/test';
import type { PaidRegistration } from './register-family.ts';

/** What the pictures are of, besides the demo's own records. */
export interface World {
  registration: PaidRegistration;
}

/** One page, or one state of it, and how to get there. */
export interface Picture {
  /** Of the file, without its ending. */
  name: string;
  path: string;
  /** Where the page is; the website unless told. */
  site?: 'studio';
  /** Who looks at it, by email; a visitor who has not signed in unless told. */
  user?: string;
  /** In CSS pixels; a laptop's unless told. */
  size?: readonly [width: number, height: number];
  /** Device pixels for each of CSS; two of a phone, whose picture is shown small, else one. */
  scale?: number;
  /** Brings the page to what is to be seen. */
  prepare?(page: Page, world: World): Promise<unknown>;
  /** What is cut out; all of the window unless told. */
  part?(page: Page): Locator;
}

/** How a picture is looked at. */
export interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  /** Device pixels for each of CSS. */
  scale: number;
  fullPage: boolean;
}

export const ADMIN = 'admin@courtside.test';
export const PARENT = 'parent@courtside.test';
export const PHONE = [390, 780] as const;
export const LAPTOP = [1280, 820] as const;
