import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import netlify from '@netlify/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { prepareIslands } from './src/layouts/islands/integration.ts';
import { pageStyles } from './src/layouts/page-styles/integration.ts';
import { socialCards } from './src/layouts/social-cards/integration.ts';

const siteUrl = process.env.SITE_URL ?? 'http://localhost:8888';
// Pictures and videos are sent there by the browser itself.
const uploadOrigin = process.env.STORAGE_UPLOAD_ORIGIN ?? 'https://storage.googleapis.com';
/** Where the gallery's videos are played from. */
const downloadOrigin =
  process.env.STORAGE_UPLOAD_ORIGIN ?? 'https://firebasestorage.googleapis.com';
// The gallery's own videos; pictures come from this site (src/domain/pictures).
const contentOrigin = new URL(process.env.SANITY_IMAGE_BASE_URL ?? 'https://cdn.sanity.io').origin;
// The logo of the Team Info tab may stand on any site.
const { logoUrl } = JSON.parse(process.env.TEAM_INFORMATION || '{}');
const logoOrigins = logoUrl ? [new URL(logoUrl).origin] : [];

// Who signs browsers in: Firebase Auth, or its emulator on a laptop.
const authEmulator = process.env.PUBLIC_FIREBASE_AUTH_EMULATOR;
const authOrigins = authEmulator
  ? [new URL(authEmulator).origin]
  : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const publicText = { context: 'client', access: 'public' };

const headlineFace = { weight: '500 800', style: 'normal', display: 'swap' };
const FONT_FILES =
  './node_modules/@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed';
// What src/styles/fonts/headline-basic-latin.woff2 holds.
const BASIC_LATIN = [
  'U+0020-007E',
  'U+00A0',
  'U+00A9',
  'U+2013-2014',
  'U+2018-2019',
  'U+201C-201D',
  'U+2022',
  'U+2026',
];

// One person's own pages; and /gallery/photos and the parts of /about, other names of a page listed already.
const NOT_IN_SITEMAP =
  /^\/(cart|checkout|order-|account|admin|auth|upload|sponsorship-success|donations\/thank-you|pay$|payment-link|register\/success$|gallery\/photos$|about\/)/;

// Dozens of small files shared by the forms weigh more, and take longer, than two. What every page loads
// is apart, so that no page of content loads any of a form; the list of all states, too, which the
// registration does without.
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/react\//, priority: 3 },
    { name: 'icon', test: /components\/ui\/Icon/, priority: 3 },
    // What pages without a form draw, too: the schedule would load all of forms for a button.
    {
      name: 'ui',
      test: /components\/ui\/(Alert|Badge|Button|button-style|Spinner)\./,
      priority: 3,
    },
    {
      name: 'page',
      test: /src\/browser\/(header|cart-count|storage|session-storage|session-hint|flash-toast|session\/(return-path|sign-out-mark|watch-sign-out|load-firebase))\.ts|components\/ui\/toast\.ts|preload-helper/,
      priority: 2,
    },
    {
      // What every form is held to and sent with: it comes with the first touch, in one file.
      name: 'rules',
      test: /node_modules\/zod\/|src\/(browser\/api|contracts\/(endpoint|errors)|domain\/(forms|money\/cents-schema))/,
      priority: 1,
    },
    {
      name: 'form',
      test: /src\/(browser\/forms\/(?!use-payment-report)|components\/(form|ui)\/(?!AddressFields|ChangedPayment|Dialog|EmptyState|FinishPaying|FormProgress|Panel|PaymentResult|PledgeInstructions|Popover|ProgressBar|Skeleton|Tabs|Toaster)|domain\/money\/(?!cents-schema))/,
      tags: ['$initial'],
      minShareCount: 3,
      priority: 2,
    },
    {
      // What comes after the first touch; /register loads it then.
      name: 'form-later',
      test: /src\/components\/(form\/(ChangedPayment|FinishPaying|Panel|PledgeInstructions)|ui\/Dialog)/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};

// Every page names its script: without a word for it, the address is half as long.
const scripts = { codeSplitting, entryFileNames: '_astro/[hash].js' };

export default defineConfig({
  site: siteUrl,
  output: 'static',
  // /schedules is written as schedules.html: Netlify then answers the address without a redirect.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // No page is written in Markdown with code, and the highlighter's inline styles quarrel with the CSP.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    sitemap({ filter: (page) => !NOT_IN_SITEMAP.test(new URL(page).pathname) }),
    socialCards(siteUrl),
    pageStyles(),
    prepareIslands(),
  ],
  // Checked at each build: a site that nobody can sign in to should not come about unnoticed.
  env: {
    schema: {
      PUBLIC_FIREBASE_API_KEY: envField.string({ ...publicText, min: 1 }),
      PUBLIC_FIREBASE_PROJECT_ID: envField.string({ ...publicText, min: 1 }),
      PUBLIC_FIREBASE_AUTH_DOMAIN: envField.string({ ...publicText, min: 1 }),
      PUBLIC_FIREBASE_AUTH_EMULATOR: envField.string({ ...publicText, url: true, optional: true }),
    },
  },
  vite: {
    // The header's few lines stand in the page; larger scripts are files, fetched once for all pages.
    build: { assetsInlineLimit: 2048 },
    environments: { client: { build: { rolldownOptions: { output: scripts } } } },
    plugins: [
      tailwindcss(),
      // Redirects and headers as on Netlify. Functions run beside it (local/functions), because this
      // would bundle them anew for each request. The rest of its emulation is not used here, and some
      // of it reaches for the network.
      netlify({
        blobs: { enabled: false },
        database: { enabled: false },
        edgeFunctions: { enabled: false },
        environmentVariables: { enabled: false },
        functions: { enabled: false },
        images: { enabled: false },
      }),
    ],
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Sofia Sans Extra Condensed',
      cssVariable: '--font-headline-face',
      // src/styles/base.css makes the one that has this face's measures.
      fallbacks: ['Headline Fallback', 'Arial Narrow', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            ...headlineFace,
            src: ['./src/styles/fonts/headline-basic-latin.woff2'],
            unicodeRange: BASIC_LATIN,
          },
        ],
      },
    },
    {
      // Loaded only by pages with such letters, so it stands first and brings no fallback of its own.
      provider: fontProviders.local(),
      name: 'Sofia Sans Extra Condensed Accents',
      cssVariable: '--font-headline-accents',
      fallbacks: [],
      options: {
        variants: [
          {
            ...headlineFace,
            src: [`${FONT_FILES}-latin-wght-normal.woff2`],
            unicodeRange: ['U+00A1-00A8', 'U+00AA-00FF', 'U+0131', 'U+0152-0153'],
          },
          {
            ...headlineFace,
            src: [`${FONT_FILES}-latin-ext-wght-normal.woff2`],
            unicodeRange: ['U+0100-0130', 'U+0132-0151', 'U+0154-02BA', 'U+1E00-1E9F'],
          },
        ],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `img-src 'self' data: ${logoOrigins.join(' ')}`.trim(),
        `media-src 'self' ${contentOrigin} ${downloadOrigin}`,
        "font-src 'self'",
        `connect-src 'self' ${[uploadOrigin, ...authOrigins].join(' ')}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      styleDirective: {
        // Attributes only (swatches, positioned popups): an attribute cannot load or run anything.
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
});
