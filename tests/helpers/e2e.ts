import type { Firestore } from '@google-cloud/firestore';
import { test as base, expect, type Page } from '@playwright/test';
import { connectToEmulator } from '#local/firestore/client.ts';
import { type E2eServices, readServices } from './e2e-services.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Lets the rest of this test's page log errors and warnings that match, because it provokes them. */
  allowConsole(pattern: RegExp): void;
  allowed: RegExp[];
}

interface WorkerFixtures {
  services: E2eServices;
  /** The mails that arrived, of every test: read those to an address of your own. */
  mailbox: Mailbox;
  /** To see what was stored. */
  firestore: Firestore;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  services: [({ browserName: _ }, use) => use(readServices()), { scope: 'worker' }],
  mailbox: [
    ({ services }, use) => {
      // What is not sent right after an answer, on a machine that is busy, is sent within the minute.
      const deliver = () =>
        fetch(`${services.site}/.netlify/functions/deliver-outbox`, { method: 'POST' });
      return use(openMailbox(services.mail, deliver));
    },
    { scope: 'worker' },
  ],
  firestore: [
    async ({ services: _ }, use) => {
      // The global setup's environment is this worker's, too.
      const firestore = connectToEmulator(process.env.FIREBASE_PROJECT_ID ?? '');
      await use(firestore);
      await firestore.terminate();
    },
    { scope: 'worker' },
  ],
  allowed: ({ services: _ }, use) => use([]),
  allowConsole: ({ allowed }, use) => use((pattern) => allowed.push(pattern)),
  baseURL: ({ services }, use) => use(services.site),
  page: async ({ page, allowed }, use) => {
    const unexpected = collectProblems(page, allowed);
    await use(page);
    expect(unexpected, 'the browser’s console was not silent').toEqual([]);
  },
});

/** Chromium's remark on a page that is slow to start, which a busy machine brings about: not a fault. */
const REMARK_ON_TIME = /was preloaded using link preload but not used within a few seconds/;

/**
 * A press on the next link while the browser still passes from page to page: it leaves its own passing out,
 * and says so even where no script is there to hear it (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const SKIPPED_TRANSITION = /^\w+Error: Transition was (skipped|aborted)/;

/** What other tests send in at the same time is not always a picture; its place in the table stays empty. */
const NO_PICTURE = /status of 404 .*submission-file.*linked=small/;

/** Errors, warnings and uncaught exceptions of a page that are not allowed; grows as they come. */
function collectProblems(page: Page, allowed: readonly RegExp[]): string[] {
  const problems: string[] = [];
  const note = (text: string) => {
    const expected = [REMARK_ON_TIME, NO_PICTURE, SKIPPED_TRANSITION, ...allowed];
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${url})`);
  });
  // What is thrown without being an Error has an empty stack.
  page.on('pageerror', (error) => note(error.stack || `${error.name}: ${error.message}`));
  return problems;
}
