import { isBuiltin } from 'node:module';
import path from 'node:path';

export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string };

/**
 * What an import points at: a file of this project (relative to its root), a package, or Node itself.
 * @param aliases the `imports` of package.json, such as `{ '#domain/*': './src/domain/*' }`
 */
export function resolveImport(
  importer: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): Target {
  // Vite's `?raw` and `?url` ask for the same file in another form.
  const [name = specifier] = specifier.split('?');
  if (name.startsWith('.')) {
    return { kind: 'file', path: path.posix.join(path.posix.dirname(importer), name) };
  }
  if (name.startsWith('/')) return { kind: 'file', path: name.slice(1) };
  if (name.startsWith('#')) return { kind: 'file', path: resolveAlias(name, aliases) };
  // `astro:assets` and the like are given by the build and run nothing of Node.
  if (isBuiltin(name)) return { kind: 'node', name };
  const parts = name.split('/');
  return { kind: 'package', name: parts.slice(0, name.startsWith('@') ? 2 : 1).join('/') };
}

function resolveAlias(name: string, aliases: Readonly<Record<string, string>>): string {
  for (const [pattern, target] of Object.entries(aliases)) {
    const [prefix = '', suffix = ''] = pattern.split('*');
    if (!name.startsWith(prefix) || !name.endsWith(suffix)) continue;
    const rest = name.slice(prefix.length, name.length - suffix.length);
    return path.posix.normalize(target.replace('*', rest));
  }
  return name;
}
