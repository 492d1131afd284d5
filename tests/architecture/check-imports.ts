import { type ImportStatement, readImports } from './read-imports.ts';
import { resolveImport, type Target } from './resolve-import.ts';
import { ENTRANCES, HOMES, OPEN_TYPES, TEST_REACHES, ZONES, type Zone } from './rules.ts';

/** The files of a project: path from its root → text. */
export type Tree = ReadonlyMap<string, string>;

/** One line for each forbidden import: `file:line imports "x": the rule it breaks`. */
export function checkImports(tree: Tree, aliases: Readonly<Record<string, string>>): string[] {
  return [...tree].flatMap(([file, source]) => {
    const zone = ZONES.find(({ folder }) => isIn(file, folder));
    if (!zone) return [];
    return readImports(file, source).flatMap((statement) => {
      const target = resolveImport(file, statement.specifier, aliases);
      const rule = brokenRule(file, zone, target, statement);
      return rule === undefined ? [] : [formatFinding(file, statement, rule)];
    });
  });
}

function formatFinding(file: string, { specifier, line }: ImportStatement, rule: string): string {
  return `${file}:${line} imports "${specifier}": ${rule}`;
}

function brokenRule(
  file: string,
  zone: Zone,
  target: Target,
  { isType }: ImportStatement,
): string | undefined {
  if (target.kind === 'file') return brokenFileRule(file, zone, target.path);
  const isTest = isTestFile(file);
  if (target.kind === 'node') {
    return zone.node || isTest ? undefined : `${zone.folder} uses nothing of Node`;
  }
  if (OPEN_TYPES.includes(target.name) && isType()) return undefined;
  const home = HOMES[target.name];
  if (home) {
    return home.some((folder) => isIn(file, folder))
      ? undefined
      : `${target.name} is imported in ${home.join(', ')} only`;
  }
  if (isTest || !zone.packages || zone.packages.includes(target.name)) return undefined;
  return `of packages, ${zone.folder} imports only ${zone.packages.join(', ')}`;
}

function brokenFileRule(file: string, zone: Zone, target: string): string | undefined {
  const entrance = ENTRANCES.find((folder) => isIn(target, folder));
  if (entrance && !isTestOfEntrance(file, entrance)) return `nobody imports from ${entrance}`;
  const reaches = isTestFile(file) ? [...zone.reaches, ...TEST_REACHES] : zone.reaches;
  if (reaches.some((folder) => isIn(target, folder))) return undefined;
  if (isIn(target, zone.folder)) {
    const isForeign =
      zone.isolated && subFolder(file, zone.folder) !== subFolder(target, zone.folder);
    return isForeign ? `one folder of ${zone.folder} never imports another` : undefined;
  }
  const allowed = zone.reaches.length > 0 ? ` and ${zone.reaches.join(', ')}` : '';
  return `${zone.folder} imports only itself${allowed}`;
}

/** A function is tested through its own file; a page only through its address. */
function isTestOfEntrance(file: string, entrance: string): boolean {
  return entrance === 'netlify/functions' && isIn(file, 'tests');
}

export function isTestFile(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** Whether the path is the folder (or file) itself or below it. */
export function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function subFolder(file: string, folder: string): string | undefined {
  return file.slice(folder.length + 1).split('/')[0];
}
