import { expect, test } from 'vitest';
import { buildHookOf } from './build-hook.ts';

const LIVE = {
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
  FIREBASE_PROJECT_ID: 'hoops',
};

test('the live site has its hook, also where the project of previews is named for all deploys', () => {
  expect(buildHookOf(LIVE)).toBe(LIVE.BUILD_HOOK_URL);
  expect(buildHookOf({ ...LIVE, PREVIEW_FIREBASE_PROJECT: 'trial' })).toBe(LIVE.BUILD_HOOK_URL);
});

test('a site for trial does not have the live site built by the hook that Netlify hands down', () => {
  const trial = { ...LIVE, FIREBASE_PROJECT_ID: 'trial', PREVIEW_FIREBASE_PROJECT: 'trial' };
  expect(buildHookOf(trial)).toBeUndefined();
});
