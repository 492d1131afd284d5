import { expect, test } from 'vitest';
import { callsBuildHook } from './sanity-setup.ts';

const hook = { id: 'h', url: 'https://api.netlify.com/build_hooks/1' };

test('what builds the site at each change is an older way; what builds the copy with drafts is not', () => {
  expect(callsBuildHook(hook)).toBe(true);
  expect(callsBuildHook({ ...hook, includeDrafts: true })).toBe(false);
  expect(callsBuildHook({ ...hook, url: 'https://a.example/build_hooks/1' })).toBe(false);
});
