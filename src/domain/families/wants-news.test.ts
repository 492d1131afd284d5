import { expect, test } from 'vitest';
import { wantsNews } from './wants-news.ts';

const asked = { consents: true, createdAt: '2026-05-01T12:00:00.000Z' };
const stop = (at: string) => ({ newsStop: { by: 'Ana Ruiz', at } });

test('who asked for news and later for none gets none, until they ask again', () => {
  expect(wantsNews(asked, undefined)).toBe(true);
  expect(wantsNews(asked, { newsStop: null })).toBe(true);
  expect(wantsNews(asked, stop('2026-05-02T12:00:00.000Z'))).toBe(false);
  expect(wantsNews(asked, stop('2026-05-01T12:00:00.000Z'))).toBe(false);
  expect(wantsNews(asked, stop('2026-04-30T12:00:00.000Z'))).toBe(true);
});

test('who never asked for news gets none', () => {
  expect(wantsNews({ ...asked, consents: false }, undefined)).toBe(false);
});
