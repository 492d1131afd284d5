import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { localStudioEnv } from './local-studio.ts';
import { ROOT } from './paths.ts';

test('a Studio of the local content takes nothing from studio/.env', () => {
  const reader = readFileSync(path.join(ROOT, 'studio/studio-env.ts'), 'utf8');
  const read = [...reader.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name);
  expect(read).toContain('SANITY_STUDIO_PROJECT_ID');
  const set = localStudioEnv({ contentUrl: 'http://127.0.0.1:4000' });
  expect(Object.keys(set).sort()).toEqual(read.sort());
});
