import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SchemaType } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { findQueries, findUnknownFields } from './content-queries.ts';

/* studio/schema.json is made of the Studio’s forms by `npm run schema` in studio/. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const schema = JSON.parse(
  readFileSync(path.join(ROOT, 'studio/schema.json'), 'utf8'),
) as SchemaType;

function readQueries(): [file: string, query: string][] {
  const files = globSync(['src/content/*.ts', 'netlify/server/gateways/content*.ts'], {
    cwd: ROOT,
  });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return findQueries(source).map((query): [string, string] => [file, query]);
    });
}

describe('the queries of the website', () => {
  const queries = readQueries();

  it('are found', () => {
    expect(queries.length).toBeGreaterThan(15);
  });

  it.each(queries)('in %s read only fields that the Studio has: %s', (_file, query) => {
    expect(query, 'a query is written out, so that it can be checked').not.toContain('${');
    expect(findUnknownFields(query, schema)).toEqual([]);
  });
});

describe('a query with a mistake', () => {
  it.each([
    ['a field that is misspelled', '*[_type == "product"]{_id, prize}', ['[].prize']],
    ['a page’s field', '*[_id == "aboutPage"][0]{heading, mision}', ['mision']],
    ['a field within', '*[_type == "product"]{colors[]{name, hexx}}', ['[].colors[].hexx']],
    ['a field of a reference', '*[_type == "sponsor"]{"tier": tier->title}', ['[].tier']],
    ['a type that is none', '*[_type == "produkt"][0]{name}', ['the whole result']],
  ])('is told: %s', (_name, query, unknown) => {
    expect(findUnknownFields(query, schema)).toEqual(unknown);
  });
});
