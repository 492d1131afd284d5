/* The import rules of docs/ARCHITECTURE.md as data. `check-imports.ts` applies them. */

export interface Zone {
  /** A file belongs to the first zone whose folder holds it. */
  folder: string;
  /** Folders it may import from, besides itself; a folder stands for what is below it. */
  reaches: readonly string[];
  /** The only packages it may import; without a list, any that has no home elsewhere. */
  packages?: readonly string[];
  /** Whether it may use Node's own modules; not where the code can end up in a browser. */
  node: boolean;
  /** Where each sub-folder is a world of its own: `a/x` may not import `a/y`. */
  isolated?: boolean;
}

const SHARED = ['src/domain', 'src/contracts', 'src/words'];

const BELOW_FEATURES = [...SHARED, 'src/browser', 'src/components', 'src/styles'];

/** The floors of the server below one of them: nothing runs up. */
function floors(...below: readonly string[]): readonly string[] {
  return [...SHARED, ...below.map((floor) => `netlify/server/${floor}`)];
}

export const ZONES: readonly Zone[] = [
  // What a person reads, in each language: below everything, so that every floor can say it.
  { folder: 'src/words', reaches: [], packages: ['date-fns'], node: false },
  {
    folder: 'src/domain',
    reaches: ['src/words'],
    packages: ['zod', 'date-fns', '@date-fns/tz'],
    node: false,
  },
  { folder: 'src/contracts', reaches: ['src/domain', 'src/words'], packages: ['zod'], node: false },
  { folder: 'src/content', reaches: ['src/domain', 'src/words'], node: true },
  { folder: 'src/browser', reaches: SHARED, node: false },
  { folder: 'src/styles', reaches: ['src/domain'], node: false },
  // Made on the server, or in the browser where a function would become too heavy.
  { folder: 'src/pdf', reaches: SHARED, node: false },
  { folder: 'src/components', reaches: [...SHARED, 'src/styles'], node: false },
  // The dashboard: its shell above, one folder a tab between, what tabs share below.
  { folder: 'src/features/admin/kit', reaches: BELOW_FEATURES, node: false },
  {
    folder: 'src/features/admin/shell',
    reaches: [...BELOW_FEATURES, 'src/features/admin'],
    node: false,
  },
  {
    folder: 'src/features/admin',
    reaches: [...BELOW_FEATURES, 'src/features/admin/kit', 'src/pdf'],
    node: false,
    isolated: true,
  },
  { folder: 'src/features', reaches: BELOW_FEATURES, node: false, isolated: true },
  {
    folder: 'src/layouts',
    reaches: [
      ...SHARED,
      'src/browser',
      'src/components',
      'src/content',
      'src/features',
      'src/styles',
    ],
    node: true,
  },
  {
    folder: 'src/pages',
    reaches: [
      ...SHARED,
      'src/browser',
      'src/components',
      'src/content',
      'src/features',
      'src/layouts',
      'src/styles',
    ],
    node: true,
  },
  { folder: 'netlify/functions', reaches: floors('routes'), node: true },
  { folder: 'netlify/server/core', reaches: SHARED, node: true },
  { folder: 'netlify/server/gateways', reaches: floors('core'), node: true },
  { folder: 'netlify/server/mails', reaches: floors('core'), node: true },
  {
    folder: 'netlify/server/use-cases',
    reaches: [...floors('core', 'gateways', 'mails'), 'src/pdf'],
    node: true,
  },
  // Pages whose islands a function draws: from the components that the browser draws them from.
  {
    folder: 'netlify/server/pages',
    reaches: [...floors('core'), 'src/components', 'src/features'],
    node: true,
  },
  {
    folder: 'netlify/server/routes',
    reaches: floors('core', 'use-cases', 'pages'),
    node: true,
  },
  { folder: 'netlify', reaches: [...SHARED, 'src/content', 'netlify/server'], node: true },
  { folder: 'studio', reaches: ['src/domain', 'src/words'], node: true },
  { folder: 'local', reaches: SHARED, node: true },
  { folder: 'tests', reaches: [...SHARED, 'netlify', 'local', 'src'], node: true },
];

/** Nobody imports these: their files are addresses. */
export const ENTRANCES: readonly string[] = ['src/pages', 'netlify/functions'];

/** Packages that only these folders may import. A name also stands for its sub-paths. */
export const HOMES: Readonly<Record<string, readonly string[]>> = {
  'firebase-admin': ['netlify/server/gateways', 'local', 'tests'],
  '@google-cloud/firestore': ['netlify/server/gateways', 'local', 'tests'],
  stripe: ['netlify/server/gateways', 'local', 'tests'],
  '@cantoo/pdf-lib': ['src/pdf', 'tests'],
  nodemailer: ['netlify/server/gateways', 'local', 'tests'],
  '@sanity/client': ['netlify/server/gateways', 'src/content', 'studio', 'local', 'tests'],
  '@sanity/image-url': ['local', 'tests'],
  firebase: ['src/browser', 'tests'],
  '@netlify/functions': ['netlify', 'local/functions', 'tests'],
  hono: ['netlify/server', 'local', 'tests'],
  // It comes with the dashboard, and with nothing that visitors load.
  '@tanstack/react-query': ['src/features/admin/kit'],
  nanostores: ['src/browser', 'src/features'],
  '@nanostores/persistent': ['src/browser', 'src/features'],
  '@nanostores/react': ['src/browser', 'src/features'],
};

/** Of these, everyone may import the types: use-cases pass queries and transactions on. */
export const OPEN_TYPES: readonly string[] = ['@google-cloud/firestore'];

/** What a test beside its source may import on top of its zone's rules. */
export const TEST_REACHES: readonly string[] = ['tests/helpers'];

/** The only places that read `process.env`; everything else is given what it needs. */
export const ENVIRONMENT_READERS: readonly string[] = [
  'netlify/server/core/env.ts',
  'netlify/build-site.ts',
  'netlify/doctor.ts',
  'netlify/setup.ts',
  'astro.config.mjs',
  'src/content',
  'studio/studio-env.ts',
  'local',
  'tests',
];

/** A file that is longer is several things. */
export const MAX_LINES = 250;
/** A test file is about one endpoint, form or page. */
export const MAX_TEST_LINES = 300;
