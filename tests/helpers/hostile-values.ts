/* What nobody should send to an endpoint. */

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);
/** For a field. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  '-000001-01-01',
  '9999-12-31',
  'x'.repeat(5000),
  'é'.repeat(199),
  '\u202e\u0000\ufeff\u2028',
  'Ana\ud800',
  '\udfff',
  '.',
  '..',
  'a/b',
  '../../etc/passwd',
  '__proto__',
  '__name__',
  'constructor',
  '{{link}} <b>$& %s #{7*7}',
  '=?utf-8?Q?a?= \tb',
  [],
  ['x', 'x'],
  {},
  { toString: 'x', length: -1 },
  deep(500),
];

/** Bodies that are no request at all. Too long ones are in read-request.test.ts. */
export const BODIES: readonly [name: string, body: string, type?: string][] = [
  ['nothing', ''],
  ['text cut short', '{"id": "a'],
  ['a number that JSON has not', '{"id": NaN}'],
  ['null', 'null'],
  ['a list', '[{}]'],
  ['a text', '"x"'],
  [
    'the keys of every object',
    '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {}}}',
  ],
  ['one key twice', '{"id": "a", "id": {"a": 1}}'],
  ['very deep', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['a form', 'id=a', 'application/x-www-form-urlencoded'],
  ['another type', '{}', 'text/plain'],
  ['bytes that are no UTF-8', '{"id": "\u00ff\u00fe"}', 'application/json; charset=latin1'],
];
/** For an address. */
export const QUERIES = [
  '%',
  '%E0%A4%A',
  'id=%00',
  'id=%ED%A0%80',
  'id=a&id=b',
  'id[]=a&id[b]=c',
  '__proto__=x&constructor=y',
  'page=NaN&pageSize=Infinity',
  'page=-1',
  'page=1e9',
  `search=${'x'.repeat(8000)}`,
  '&&&==&',
];
