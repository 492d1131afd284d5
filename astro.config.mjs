import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import netlify from '@netlify/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';

const siteUrl = process.env.SITE_URL ?? 'http://localhost:8888';
const imageOrigin = new URL(process.env.SANITY_IMAGE_BASE_URL ?? 'https://cdn.sanity.io').origin;

export default defineConfig({
  site: siteUrl,
  output: 'static',
  // /schedules is written as schedules.html: Netlify then answers the address without a redirect.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), sitemap({ filter: (page) => !/\/(cart|checkout|order-)/.test(page) })],
  vite: {
    plugins: [
      tailwindcss(),
      // Functions, redirects and headers as on Netlify. The rest of its emulation is not used here,
      // and some of it reaches for the network.
      netlify({
        blobs: { enabled: false },
        edgeFunctions: { enabled: false },
        environmentVariables: { enabled: false },
        images: { enabled: false },
      }),
    ],
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Sofia Sans Extra Condensed',
      cssVariable: '--font-headline-face',
      fallbacks: ['Arial Narrow', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '400 900',
            style: 'normal',
            display: 'swap',
            src: [
              './node_modules/@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
            ],
          },
        ],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `img-src 'self' data: ${imageOrigin}`,
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      styleDirective: {
        // Attributes only (swatches, positioned popups): an attribute cannot load or run anything.
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
});
