import type { Finding } from '#server/use-cases/deployment/finding.ts';

const MARKS: Record<Finding['state'], string> = { ok: '✓', fault: '✗', unknown: '–' };

/**
 * Prints what checks found, a line each with the next step below it, and sets the exit code.
 * @param allWell the last line where there is nothing to do, and everything was asked
 */
export function printFindings(findings: readonly Finding[], allWell: string): void {
  const width = Math.max(...findings.map(({ service }) => service.length));
  for (const { service, state, says, next } of findings) {
    console.log(`${MARKS[state]} ${service.padEnd(width)}  ${says}`);
    if (next) console.log(`${' '.repeat(width + 4)}→ ${next}`);
  }
  const faults = findings.filter(({ state }) => state === 'fault').length;
  const unasked = findings.filter(({ state }) => state === 'unknown');
  const services = [...new Set(unasked.map(({ service }) => service))];
  console.log(`\n${summarize(faults, services, allWell)}`);
  process.exitCode = faults === 0 ? 0 : 1;
}

/** What nobody was asked for cannot be said to work. */
function summarize(faults: number, unasked: readonly string[], allWell: string): string {
  if (faults > 0) return `${faults} to do.`;
  if (unasked.length === 0) return allWell;
  return `All that was asked works. Not asked: ${unasked.join(', ')}.`;
}
