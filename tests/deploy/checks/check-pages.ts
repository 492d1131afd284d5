import { existsSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { type Finding, fault, ok } from '#server/use-cases/deployment/finding.ts';

const SERVICE = 'Pages';
const ALWAYS = ['/', '/404'];

/**
 * Whether the build left the pages where Netlify publishes them, and those that redirects lead to.
 * @param folder the site that was built
 */
export async function checkPages(folder: string): Promise<Finding[]> {
  const options = { cwd: folder, repositoryRoot: folder, offline: true, buffer: true };
  const { config } = await resolveConfig(options);
  const targets: string[] = config.redirects.map(({ to }: { to: string }) => to);
  const own = targets.filter((to) => to.startsWith('/') && !/[:*]|^\/\./.test(to));
  const missing = [...ALWAYS, ...own].filter((page) => !hasPage(config.build.publish, page));
  if (missing.length > 0) {
    const says = `There is no page ${missing.join(', ')} in ${path.basename(config.build.publish)}/.`;
    return [fault(SERVICE, says, 'See publish and [[redirects]] in netlify.toml.')];
  }
  return [
    ok(SERVICE, `They are where Netlify publishes them, and where ${own.length} redirects lead.`),
  ];
}

function hasPage(published: string, page: string): boolean {
  const name = page === '/' ? '/index' : page;
  return [`${name}.html`, `${name}/index.html`, name].some((file) =>
    existsSync(path.join(published, file)),
  );
}
