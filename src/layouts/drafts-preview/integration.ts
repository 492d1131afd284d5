import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const SCRIPT = fileURLToPath(new URL('./reload-when-told.ts', import.meta.url));

/** Of a site that shows drafts, and of no other: its pages reload when the Studio beside them has saved. */
export function draftsPreview(): AstroIntegration {
  return {
    name: 'drafts-preview',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        injectScript('page', `import ${JSON.stringify(SCRIPT)};`);
      },
    },
  };
}
