import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_FILE } from '#contracts/publishing/publishing.ts';
import { buildInto, makeBuildDirectory } from '#tests/helpers/build-content.ts';
import { DIST } from './built-pages.ts';

test('building again from the same content gives the same bytes', async () => {
  // A build of each language.
  test.setTimeout(480_000);
  const directory = makeBuildDirectory();
  try {
    await buildInto(directory);
    expect(listFiles(directory)).toEqual(listFiles(DIST));
    const changed = listFiles(DIST).flatMap((file) => {
      const before = readFileSync(path.join(DIST, file));
      const after = readFileSync(path.join(directory, file));
      return before.equals(after) ? [] : [`${file}: ${showDifference(before, after)}`];
    });
    expect(changed).toEqual([]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

function listFiles(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  // It says when it was built.
  const same = files.filter((file) => `/${file}` !== BUILD_FILE);
  return same.filter((file) => statSync(path.join(root, file)).isFile());
}

/** The first place where they part, for whoever has to find the reason. */
function showDifference(before: Buffer, after: Buffer): string {
  const place = before.findIndex((byte, index) => byte !== after[index]);
  const around = (bytes: Buffer) => bytes.subarray(Math.max(0, place - 60), place + 60).toString();
  return `${around(before)} | ${around(after)}`;
}
