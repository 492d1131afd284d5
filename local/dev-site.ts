import { dev } from 'astro';
import type { Service } from './service.ts';

/**
 * The site with live reload, its functions served by `@netlify/vite-plugin`. It reads the
 * environment of this process, so give it one of its own.
 */
export async function startDevSite(options: { port: number; root: string }): Promise<Service> {
  const server = await dev({
    root: options.root,
    server: { port: options.port, host: 'localhost' },
    logLevel: 'warn',
  });
  return { url: `http://localhost:${server.address.port}`, close: () => server.stop() };
}
