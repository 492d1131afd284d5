import { existsSync } from 'node:fs';
import process from 'node:process';
import { findBrowser } from '../helpers/browser.ts';
import { runTool } from './run-tool.ts';

/** Gets a Chromium from Playwright, else from Debian. Says what to do when neither can be had. */
export async function installBrowser(): Promise<boolean> {
  console.log('This machine has no Chromium: asking Playwright for one …');
  await runTool('playwright', ['install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright’s could not be had: asking the system’s packages …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runTool('apt-get', ['update', '-qq'], { env });
    await runTool('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { env });
    if (!findBrowser()) await runTool('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  }
  if (findBrowser()) return true;
  console.error(
    'The browser tests need Chromium or Google Chrome, and none could be installed. ' +
      'Install one with your system’s package manager and run npm test again.',
  );
  return false;
}
