import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { attemptFor, newAttempt } from './attempt.ts';

test.prop([fc.string()])(
  'the first content is sent with the key made when the form opened',
  (content) => {
    const opened = newAttempt();
    expect(attemptFor(opened, content)).toEqual({ key: opened.key, sent: content });
  },
);

test.prop([fc.array(fc.constantFrom('one cap', 'two caps', 'other address'), { minLength: 1 })])(
  'one key belongs to one content, and the same content again keeps its key',
  (contents) => {
    const contentOfKey = new Map<string, string>();
    let attempt = newAttempt();
    for (const content of contents) {
      const next = attemptFor(attempt, content);
      if (content === attempt.sent) expect(next.key).toBe(attempt.key);
      expect(contentOfKey.get(next.key) ?? content).toBe(content);
      contentOfKey.set(next.key, content);
      attempt = next;
    }
  },
);
