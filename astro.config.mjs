import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { draftsPreview } from './src/layouts/drafts-preview/integration.ts';
import { prepareIslands } from './src/layouts/islands/integration.ts';
import { inLanguages, translatedSitemaps } from './src/layouts/languages/sitemap.ts';
import { tellUntranslated } from './src/layouts/languages/untranslated.ts';
import { wordsPlugin } from './src/layouts/languages/words-plugin.ts';
import { pageStyles } from './src/layouts/page-styles/integration.ts';
import { socialCards } from './src/layouts/social-cards/integration.ts';
import { DEFAULT_LANGUAGE, findLanguage } from './src/words/language.ts';

// Of the pages that this build makes, and of the whole site: netlify/build-site.ts says them.
const language = findLanguage(process.env.PAGE_LANGUAGE ?? '') ?? DEFAULT_LANGUAGE;
const languages = (process.env.SITE_LANGUAGES ?? language).split(',');

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
/** A copy of the site for whoever edits it. */
const showsDrafts = process.env.SANITY_PERSPECTIVE === 'drafts';
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

// Every page names its script: without a word for it, the address is half as long.
const scripts = { entryFileNames: '_astro/[hash].js' };

export default defineConfig({
  site: siteUrl,
  output: 'static',
  // What every language shares is there once.
  ...(language !== DEFAULT_LANGUAGE && { publicDir: './public/none' }),
  // /schedules is written as schedules.html: Netlify then answers the address without a redirect.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // No page is written in Markdown with code, and the highlighter's inline styles quarrel with the CSP.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    tellUntranslated(language),
    sitemap({
      filter: (page) => !NOT_IN_SITEMAP.test(new URL(page).pathname),
      serialize: (item) => inLanguages(item, language, languages),
      customSitemaps: translatedSitemaps(siteUrl, language, languages),
    }),
    socialCards(siteUrl, language),
    pageStyles(),
    prepareIslands(),
    ...(showsDrafts ? [draftsPreview()] : []),
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
    // What pages are told of the site: see src/layouts/languages/alternates.ts.
    define: { 'import.meta.env.SITE_LANGUAGES': JSON.stringify(languages.join(',')) },
    // The header's few lines stand in the page; larger scripts are files, fetched once for all pages.
    build: { assetsInlineLimit: 2048 },
    environments: { client: { build: { rolldownOptions: { output: scripts } } } },
    plugins: [wordsPlugin(language), tailwindcss()],
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Headline',
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
      name: 'Accents',
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
