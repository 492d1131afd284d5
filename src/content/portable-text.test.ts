import { expect, it } from 'vitest';
import { parseDocument } from './parse-content.ts';
import { PortableTextSchema } from './portable-text.ts';

const parse = (value: unknown) => parseDocument(PortableTextSchema, 'page', value);
const linked = (href: string) => [
  {
    _type: 'block',
    children: [{ _type: 'span', text: 'here', marks: ['l1', 'strong'] }],
    markDefs: [{ _key: 'l1', _type: 'link', href }],
  },
];

it.each([
  'https://sanity.io/docs',
  'mailto:hello@example.com',
  'tel:+1-239-555-0100',
  '/sponsors/donate',
  '#section-2',
])('takes a link to %s', (href) => {
  expect(parse(linked(href))[0]?.markDefs).toEqual([{ _key: 'l1', _type: 'link', href }]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'JAVASCRIPT:x', 'page', ''])(
  'refuses a link to "%s" by its place',
  (href) => {
    expect(() => parse(linked(href))).toThrow(
      '[1].markDefs[1].href: is not an https, mailto, tel or site address',
    );
  },
);

it.each([
  [[], 'is empty'],
  [null, 'is missing or not published'],
  [[{ _type: 'table' }], '[1]._type: is something the site cannot show (found: "table")'],
  [[{ _type: 'block', style: 'h1', children: [] }], '[1].style: is none of normal, h2'],
  [
    [{ _type: 'block', children: [{ _type: 'span', text: 'x', marks: ['gone'] }] }],
    '[1].children[1].marks: uses the mark "gone", which the site cannot show',
  ],
])('refuses %j, which would be lost on the page', (value, line) => {
  expect(() => parse(value)).toThrow(line);
});
