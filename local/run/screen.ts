import process from 'node:process';
import { styleText } from 'node:util';

/** A step that takes a moment: its name now, its time when it is done. */
export async function showStep<T>(name: string, work: Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`  ${styleText('green', '✓')} ${name} ${styleText('dim', `${seconds} s`)}`);
  return result;
}

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Something went wrong that the person should see. */
export function warn(line: string): void {
  process.stderr.write(`${styleText('red', '✗')} ${line}\n`);
}

/** Names and values under one another. */
export function sayTable(title: string, rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  say(`\n${styleText('bold', title)}`);
  for (const [name, value] of rows) say(`  ${name.padEnd(width)}  ${value}`);
}
