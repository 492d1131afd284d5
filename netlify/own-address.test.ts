import { expect, test } from 'vitest';
import { ownAddressRules } from './own-address.ts';

const LIVE = { CONTEXT: 'production', SITE_NAME: 'hoops', SITE_URL: 'https://hoops.example.org' };

test('the address that Netlify gave leads to the program’s own, also where there is a page', () => {
  expect(ownAddressRules(LIVE)).toEqual([
    {
      from: 'https://hoops.netlify.app/*',
      to: 'https://hoops.example.org/:splat',
      status: 301,
      force: true,
    },
  ]);
});

test('a site without an address of its own, a preview, and a laptop have no such rule', () => {
  expect(ownAddressRules({ ...LIVE, SITE_URL: 'https://hoops.netlify.app' })).toEqual([]);
  const preview = { CONTEXT: 'branch-deploy', SITE_URL: 'https://trial--hoops.netlify.app' };
  expect(ownAddressRules({ ...LIVE, ...preview })).toEqual([]);
  expect(ownAddressRules({ SITE_URL: 'http://localhost:8888' })).toEqual([]);
});
