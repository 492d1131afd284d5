import type { Finding } from '#server/use-cases/deployment/finding.ts';

const MARKS: Record<Finding['state'], string> = { ok: '✓', fault: '✗', unknown: '–' };

/**
 * Prints what checks found, a line each with the next step below it, and sets the exit code.
 * @param allWell the last line where there is nothing to do
 */
export function printFindings(findings: readonly Finding[], allWell: string): void {
  const width = Math.max(...findings.map(({ service }) => service.length));
  for (const { service, state, says, next } of findings) {
    console.log(`${MARKS[state]} ${service.padEnd(width)}  ${says}`);
    if (next) console.log(`${' '.repeat(width + 4)}→ ${next}`);
  }
  const faults = findings.filter(({ state }) => state === 'fault').length;
  console.log(faults === 0 ? `\n${allWell}` : `\n${faults} to do.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
