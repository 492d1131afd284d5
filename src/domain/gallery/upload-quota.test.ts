import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { countUpload, DAILY_BYTES, DAILY_FILES, type UploadQuota } from './upload-quota.ts';

const START = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const request = fc.record({
  files: fc.integer({ min: 1, max: 10 }),
  bytes: fc.integer({ min: 1, max: 1024 ** 3 }),
  waitMs: fc.integer({ min: 0, max: DAY_MS }),
});

test.prop([fc.array(request, { maxLength: 60 })])(
  'whatever is asked for, no day has more than its share, and whoever waits as told gets on',
  (requests) => {
    let now = START;
    let quota: UploadQuota | undefined;
    for (const { waitMs, ...more } of requests) {
      now += waitMs;
      const counted = countUpload(quota, { id: 'a', ...more }, new Date(now));
      if ('tryAgainInHours' in counted) {
        expect(counted.tryAgainInHours).toBeLessThanOrEqual(24);
        now += counted.tryAgainInHours * 60 * 60_000;
        expect(countUpload(quota, { id: 'a', ...more }, new Date(now))).toHaveProperty('quota');
      } else {
        quota = counted.quota;
        expect(quota.files).toBeLessThanOrEqual(DAILY_FILES);
        expect(quota.bytes).toBeLessThanOrEqual(DAILY_BYTES);
      }
    }
  },
);
