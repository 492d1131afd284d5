import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadBytes } from './resumable-upload.ts';

const KB = 1024;
const file = new Blob([new Uint8Array(600 * KB)]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A Cloud Storage that keeps nothing (308 without a range), unless it has all of it. */
function answering(answer: (range: string) => Response): string[] {
  const ranges: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const range = new Headers(headers).get('content-range') ?? '';
    ranges.push(range);
    return answer(range);
  });
  return ranges;
}

async function upload(): Promise<string> {
  const outcome = uploadBytes('https://storage.example/session', file, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  return Promise.race([outcome, Promise.resolve('still sending')]);
}

describe('a 308', () => {
  test('whose range no browser may read: the rest goes as one piece', async () => {
    const all = `bytes 0-${600 * KB - 1}/${600 * KB}`;
    const ranges = answering((range) => new Response(null, { status: range === all ? 200 : 308 }));
    expect(await upload()).toBe('complete');
    expect(ranges).toEqual([`bytes 0-${256 * KB - 1}/${600 * KB}`, all]);
  });

  test('that never gets further ends the upload, which can be tried again', async () => {
    const ranges = answering(() => new Response(null, { status: 308 }));
    expect(await upload()).toBe('lost');
    expect(ranges.length).toBeLessThan(20);
  });

  test('that stays where it was ends it, too', async () => {
    const ranges = answering(
      () => new Response(null, { status: 308, headers: { range: `bytes=0-${256 * KB - 1}` } }),
    );
    expect(await upload()).toBe('lost');
    expect(ranges[1]).toBe(`bytes ${256 * KB}-${512 * KB - 1}/${600 * KB}`);
  });

  test('that gets further each time goes on piece by piece', async () => {
    let kept = 0;
    const ranges = answering(() => {
      kept += 256 * KB;
      if (kept >= 600 * KB) return new Response(null, { status: 200 });
      return new Response(null, { status: 308, headers: { range: `bytes=0-${kept - 1}` } });
    });
    expect(await upload()).toBe('complete');
    expect(ranges).toHaveLength(3);
  });
});
