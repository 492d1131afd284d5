import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/* The least that can show as much as a page of ours: what `npm run bench` compares them with. */
export default defineConfig({
  integrations: [react()],
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
});
