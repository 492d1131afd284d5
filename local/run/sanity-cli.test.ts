import { expect, test } from 'vitest';
import { fromFolder } from './sanity-cli.ts';

test('files of content are those of the folder where they were typed; all else stays', () => {
  const typed = ['dataset', 'import', 'my-content/content.ndjson', 'production', '--replace'];
  expect(fromFolder(typed, '/site')).toEqual([
    'dataset',
    'import',
    '/site/my-content/content.ndjson',
    'production',
    '--replace',
  ]);
  expect(fromFolder(['dataset', 'export', 'production', 'of-may.tar.gz'], '/site').at(-1)).toBe(
    '/site/of-may.tar.gz',
  );
  const kept = ['/tmp/content.ndjson', 'https://a.example/b.ndjson', '--url=b.ndjson', 'deploy'];
  expect(fromFolder(kept, '/site')).toEqual(kept);
});
