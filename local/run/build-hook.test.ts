import { expect, onTestFinished, test } from 'vitest';
import { openBuildHook } from './build-hook.ts';

test('builds one at a time, and once more for all the calls meanwhile', async () => {
  const hook = await openBuildHook();
  onTestFinished(() => hook.close());
  const call = async () => (await fetch(hook.url, { method: 'POST' })).status;
  expect(await call()).toBe(200);

  const finish: (() => void)[] = [];
  hook.setBuild(() => new Promise<void>((resolve) => finish.push(resolve)));
  await call();
  await call();
  await call();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  await expect.poll(async () => [await call(), finish.length]).toEqual([200, 3]);
});

test('a look at it builds nothing', async () => {
  const hook = await openBuildHook();
  onTestFinished(() => hook.close());
  let builds = 0;
  hook.setBuild(async () => {
    builds += 1;
  });
  expect((await fetch(hook.url)).status).toBe(405);
  await fetch(hook.url, { method: 'POST' });
  await expect.poll(() => builds).toBe(1);
});
