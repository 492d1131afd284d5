import { existsSync } from 'node:fs';
import process from 'node:process';
import { findBrowser, HEADLESS_SHELL } from '../helpers/browser.ts';
import { runTool } from './run-tool.ts';

const hasDebianPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Gets a Chromium where there is none, from Playwright, else from Debian. A machine of CI that has a whole
 * one gets the lighter one beside it, which takes half the time.
 * @returns whether there is one; says what to do when none can be had
 */
export async function installBrowser(): Promise<boolean> {
  const found = findBrowser();
  if (found) {
    const isWhole = found.startsWith('/usr/bin/') && found !== HEADLESS_SHELL;
    if (process.env.CI && isWhole && hasDebianPackages()) await installDebian([HEADLESS_PACKAGE]);
    return true;
  }
  console.log('This machine has no Chromium: asking Playwright for one …');
  await runTool('playwright', ['install', 'chromium']);
  if (!findBrowser() && hasDebianPackages()) {
    console.log('Playwright’s could not be had: asking the system’s packages …');
    await installDebian([HEADLESS_PACKAGE, 'chromium']);
  }
  if (findBrowser()) return true;
  console.error(
    'The browser tests need Chromium or Google Chrome, and none could be installed. ' +
      'Install one with your system’s package manager and run npm test again.',
  );
  return false;
}

const HEADLESS_PACKAGE = 'chromium-headless-shell';

/** The first of the packages that can be had. */
async function installDebian(packages: readonly string[]): Promise<void> {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, atTheEnd: true };
  await runTool('apt-get', ['update', '-qq'], options);
  for (const name of packages) {
    const code = await runTool('apt-get', ['install', '-y', '-qq', name], options);
    if (code === 0) return;
  }
}
