/*
 * `node tests/corpus/add-specimen.ts <collection> <field>=<value>`: a new specimen, as the last one of its
 * collection in `frozen.json` with that field. See README.md.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { withValueAt } from './with-value-at.ts';

const FOLDER = import.meta.dirname;
const FROZEN = path.join(FOLDER, 'frozen.json');
const [collection = '', assignment = ''] = process.argv.slice(2);
const [, field, text] = /^([^=]+)=(.*)$/.exec(assignment) ?? [];
const names = read(FROZEN) as string[];
const model = names.findLast((name) => name.startsWith(`${collection}/`));

if (field === undefined || text === undefined || model === undefined) {
  console.error('node tests/corpus/add-specimen.ts <collection> <field>=<value>');
  process.exitCode = 1;
} else {
  const { id, data } = read(path.join(FOLDER, `${model}.json`)) as { id: string; data: object };
  const specimen = { id, data: withValueAt(data, field.split('.'), parseValue(text)) };
  const hash = createHash('sha256').update(JSON.stringify(specimen)).digest('hex').slice(0, 12);
  const name = `${collection}/${hash}`;
  write(path.join(FOLDER, `${name}.json`), specimen);
  write(FROZEN, [...new Set([...names, name])].sort());
  console.log(`${name}.json and frozen.json`);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function parseValue(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
