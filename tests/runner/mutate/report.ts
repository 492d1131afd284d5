import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** The score, and each fault that no test found: its line, and what stood there. */
export function describeResult(result: {
  all: number;
  tried: number;
  survivors: readonly Mutant[];
  /** In percent. */
  score: number;
}): string {
  const { all, tried, survivors, score } = result;
  const lines = survivors.map((one) => describeMutant(one, readFileSync(one.file, 'utf8')));
  const found = `${tried - survivors.length} of ${tried} faults found: ${score.toFixed(1)} %`;
  return `\n${found} (of ${all} there may be)\n\n${lines.sort().join('\n')}`;
}

/** As a line of a list in Markdown. */
export function describeMutant({ file, start, end, replacement }: Mutant, source: string): string {
  const line = source.slice(0, start).split('\n').length;
  const was = source.slice(start, end).replaceAll(/\s+/g, ' ');
  const short = was.length > 60 ? `${was.slice(0, 57)}…` : was;
  return `- ${file}:${line} \`${short}\` → \`${replacement}\``;
}
