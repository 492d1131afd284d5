import { isIn, isTestFile, type Tree } from './check-imports.ts';
import { readEnvironmentUses } from './read-imports.ts';
import { ENVIRONMENT_READERS, MAX_LINES, MAX_TEST_LINES } from './rules.ts';

/** One line for each file that is too long to be one thing. */
export function checkLengths(tree: Tree): string[] {
  return [...tree].flatMap(([file, source]) => {
    const lines = source.trimEnd().split('\n').length;
    const most = isTestFile(file) || isIn(file, 'tests') ? MAX_TEST_LINES : MAX_LINES;
    return lines > most ? [`${file} has ${lines} lines; at most ${most}`] : [];
  });
}

/** One line for each place that reads the environment and is not meant to. */
export function checkEnvironment(tree: Tree): string[] {
  return [...tree].flatMap(([file, source]) => {
    if (isTestFile(file)) return [];
    if (ENVIRONMENT_READERS.some((reader) => isIn(file, reader))) return [];
    return readEnvironmentUses(file, source).map(
      (line) => `${file}:${line} reads process.env, which netlify/server/core/env.ts alone does`,
    );
  });
}
