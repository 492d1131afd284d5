import { describe, expect, test } from 'vitest';
import { checkEnvironment, checkLengths } from './check-files.ts';
import { checkImports } from './check-imports.ts';
import { findCircles } from './find-circles.ts';
import { MAX_LINES } from './rules.ts';

const ALIASES = {
  '#domain/*': './src/domain/*',
  '#features/*': './src/features/*',
  '#server/*': './netlify/server/*',
  '#local/*': './local/*',
  '#tests/*': './tests/*',
};

/** The broken rules of a project of one file with one import. */
function check(file: string, specifier: string): string[] {
  const statement = `import { a } from '${specifier}';`;
  const source = file.endsWith('.astro') ? `---\n${statement}\n---` : statement;
  return checkImports(new Map([[file, source]]), ALIASES);
}

const FORBIDDEN: [file: string, specifier: string, rule: RegExp][] = [
  ['src/domain/cart/cart.ts', 'react', /only zod, date-fns/],
  ['src/domain/cart/cart.ts', 'node:fs', /nothing of Node/],
  ['src/domain/cart/cart.ts', '../../contracts/orders.ts', /imports only itself/],
  ['src/contracts/orders/public.ts', 'date-fns', /only zod/],
  ['src/contracts/orders/public.ts', '#server/env.ts', /only itself and src\/domain/],
  ['src/content/client.ts', '#features/cart/Cart.tsx', /src\/content imports only/],
  ['src/browser/session.ts', '../content/client.ts', /src\/browser imports only/],
  ['src/browser/session.ts', 'fs', /nothing of Node/],
  ['src/components/ui/Button.tsx', '#features/cart/cart-store.ts', /src\/components imports only/],
  ['src/components/ui/Button.tsx', 'nanostores', /nanostores is imported in/],
  ['src/components/layout/Footer.astro', '../../content/settings.ts', /src\/components imports/],
  ['src/features/cart/Cart.tsx', '#features/orders/Form.tsx', /never imports another/],
  ['src/features/cart/Cart.tsx', '../orders/Form.tsx', /never imports another/],
  ['src/features/cart/Cart.tsx', '../../content/products.ts', /src\/features imports only/],
  ['src/features/cart/Cart.tsx', 'stripe', /stripe is imported in/],
  [
    'src/features/cart/Cart.tsx',
    '@tanstack/react-query',
    /imported in src\/features\/admin\/kit only/,
  ],
  ['src/features/admin/kit/Name.tsx', '../players/columns.tsx', /admin\/kit imports only itself/],
  ['src/features/admin/kit/Name.tsx', '../shell/tabs.ts', /admin\/kit imports only itself/],
  [
    'src/features/admin/gallery/TagPlayers.tsx',
    '../billing/BillFields.tsx',
    /never imports another/,
  ],
  ['src/features/admin/gallery/tab.ts', '../shell/tabs.ts', /never imports another/],
  ['src/features/admin/shell/tabs.ts', '../../cart/Cart.tsx', /admin\/shell imports only/],
  ['src/pages/index.astro', '#local/env.ts', /src\/pages imports only/],
  ['src/pages/index.astro', 'firebase-admin/auth', /firebase-admin is imported in/],
  ['src/layouts/Page.astro', '../pages/index.astro', /nobody imports from src\/pages/],
  ['tests/e2e/home.test.ts', '../../src/pages/index.astro', /nobody imports from src\/pages/],
  ['netlify/functions/api.ts', 'stripe', /stripe is imported in/],
  ['netlify/server/use-cases/pay.ts', 'stripe', /stripe is imported in/],
  ['netlify/server/use-cases/pay.ts', '@google-cloud/firestore', /firestore is imported in/],
  ['netlify/server/routes/http/status.ts', 'nodemailer', /nodemailer is imported in/],
  ['netlify/server/use-cases/pay.ts', '#features/cart/total.ts', /use-cases imports only/],
  ['netlify/server/gateways/mail.ts', '#local/mail/server.ts', /gateways imports only/],
  ['netlify/server/core/env.test.ts', '#local/env.ts', /core imports only/],
  ['netlify/server/core/account.ts', '../gateways/auth.ts', /core imports only/],
  ['netlify/server/gateways/auth.ts', '../use-cases/limits/consume-limit.ts', /gateways imports/],
  ['netlify/server/mails/access-mails.ts', '../gateways/mail.ts', /mails imports only/],
  ['netlify/server/routes/orders/public.ts', '../../gateways/records.ts', /routes imports only/],
  ['netlify/functions/api.ts', '#server/use-cases/games/list-games.ts', /functions imports only/],
  ['netlify/server/use-cases/a/b.ts', '../../routes/http/handle.ts', /use-cases imports only/],
  [
    'netlify/server/routes/http/api.ts',
    '../../../functions/api.ts',
    /nobody imports from netlify\/functions/,
  ],
  ['local/start.ts', '#server/env.ts', /local imports only/],
];

const ALLOWED: [file: string, specifier: string][] = [
  ['src/domain/cart/cart.ts', 'zod/mini'],
  ['src/domain/cart/cart.ts', '@date-fns/tz'],
  ['src/domain/cart/cart.test.ts', '@fast-check/vitest'],
  ['src/contracts/orders/public.ts', '#domain/cart/cart.ts'],
  ['src/content/client.ts', '@sanity/client'],
  ['src/browser/session.ts', 'firebase/auth'],
  ['src/components/ui/Button.tsx', 'react'],
  ['src/features/cart/Cart.tsx', './cart-store.ts'],
  ['src/features/cart/Cart.tsx', '#features/cart/words/messages.ts'],
  ['src/features/cart/Cart.tsx', 'nanostores'],
  ['src/features/admin/shell/tabs.ts', '../gallery/tab.ts'],
  ['src/features/admin/gallery/tab.ts', '../kit/dashboard-tab.ts'],
  ['src/features/admin/kit/payments/MoneyTab.tsx', '../table/DataTable.tsx'],
  ['src/layouts/Page.astro', 'astro:assets'],
  ['src/pages/index.astro', '#features/home/Hero.astro'],
  ['netlify/functions/api.ts', '#server/routes/http/api.ts'],
  ['netlify/server/gateways/stripe.ts', 'stripe'],
  ['netlify/server/core/env.test.ts', '#tests/helpers/console-guard.ts'],
  ['local/start.ts', '#domain/games/game.ts'],
  ['tests/functions/orders.test.ts', '../../netlify/functions/create-order-payment.ts'],
  ['astro.config.mjs', '@astrojs/react'],
];

describe('the import rules', () => {
  test.each(FORBIDDEN)('%s may not import %s', (file, specifier, rule) => {
    const found = check(file, specifier);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(rule);
    expect(found[0]).toContain(`${file}:`);
    expect(found[0]).toContain(`imports "${specifier}"`);
  });

  test.each(ALLOWED)('%s may import %s', (file, specifier) => {
    expect(check(file, specifier)).toEqual([]);
  });

  test.each([
    ['a re-export', "export { a } from 'stripe';"],
    ['a type', "import type { A } from 'stripe';"],
    ['an import for its effects', "import 'stripe';"],
    ['an import at run time', "const a = await import('stripe');"],
  ])('see %s', (_name, source) => {
    expect(checkImports(new Map([['src/features/cart/a.ts', source]]), ALIASES)).toHaveLength(1);
  });

  test.each([
    ["import type { Query } from '@google-cloud/firestore';", 0],
    ["import { type Query, type Filter } from '@google-cloud/firestore';", 0],
    ["import { FieldPath, type Query } from '@google-cloud/firestore';", 1],
    ["import * as sdk from '@google-cloud/firestore';", 1],
    ["import '@google-cloud/firestore';", 1],
    ["const sdk = await import('@google-cloud/firestore');", 1],
  ])('leave the types of records to everyone: %s', (source, count) => {
    expect(
      checkImports(new Map([['netlify/server/use-cases/a.ts', source]]), ALIASES),
    ).toHaveLength(count);
  });

  test('do not see comments and strings', () => {
    const source = "// import a from 'stripe';\nconst words = `import a from 'stripe'`;\n";
    expect(checkImports(new Map([['src/domain/a.ts', source]]), ALIASES)).toEqual([]);
  });

  test('see the frontmatter and the scripts of an .astro file, with the line', () => {
    const source = [
      '---',
      "import Button from '#features/cart/Button.tsx';",
      '---',
      '<p>import nothing</p>',
      '<script>',
      "  import 'stripe';",
      '</script>',
    ].join('\n');
    const found = checkImports(new Map([['src/components/Bar.astro', source]]), ALIASES);
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'src/components/Bar.astro:2',
      'src/components/Bar.astro:6',
    ]);
  });
});

describe('circles', () => {
  const tree = (files: Record<string, string>) => new Map(Object.entries(files));

  test('are found, types and imports at run time included', () => {
    const files = tree({
      'src/domain/a.ts': "import type { B } from './b.ts';",
      'src/domain/b.ts': "export { c } from '#domain/c.ts';",
      'src/domain/c.ts': "const a = await import('./a.ts');",
      'src/domain/d.ts': "import { a } from './a.ts';",
    });
    expect(findCircles(files, ALIASES)).toEqual([
      ['src/domain/a.ts', 'src/domain/b.ts', 'src/domain/c.ts'],
    ]);
  });

  test('are none where two files import a third', () => {
    const files = tree({
      'src/domain/a.ts': "import { c } from './c.ts'; import { b } from './b.ts';",
      'src/domain/b.ts': "import { c } from './c.ts';",
      'src/domain/c.ts': 'export const c = 1;',
    });
    expect(findCircles(files, ALIASES)).toEqual([]);
  });
});

describe('the rules of files', () => {
  test('the environment is read in its places only', () => {
    const source = "// process.env in words\nconst a = 'process.env';\nconst b = process.env.A;\n";
    const files = [
      'netlify/server/routes/http/status.ts',
      'netlify/server/core/env.ts',
      'src/content/c.ts',
    ];
    expect(checkEnvironment(new Map(files.map((file) => [file, source])))).toEqual([
      expect.stringMatching(/^netlify\/server\/routes\/http\/status\.ts:3 reads process\.env/),
    ]);
  });

  test('a file may be just as long as allowed', () => {
    const lines = (count: number) => 'a;\n'.repeat(count);
    const tree = new Map([
      ['src/a.ts', lines(MAX_LINES)],
      ['src/b.ts', lines(MAX_LINES + 1)],
    ]);
    expect(checkLengths(tree)).toEqual([
      `src/b.ts has ${MAX_LINES + 1} lines; at most ${MAX_LINES}`,
    ]);
  });
});
