import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take much longer than their size lets expect. On a machine that has not run them yet they
 * would begin last, and one worker would finish alone.
 */
const LONGEST = [
  'packed-functions.test.ts',
  'hostile-walk.test.ts',
  'settlement-life.test.ts',
  'admin-guard.test.ts',
];

/** Vitest's order, with {@link LONGEST} at the front. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
    const first = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...first, ...sorted.filter((file) => rank(file) < 0)];
  }
}
