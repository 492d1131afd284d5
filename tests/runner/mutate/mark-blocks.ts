import { createHash } from 'node:crypto';
import ts from 'typescript';

/** A block by where it begins; 0 is the file itself. */
interface Block {
  start: number;
  end: number;
  /** An arrow's result: an expression, which is marked in another way. */
  isExpression: boolean;
}

/** A file and its text in short: what was noted of another text does not count. */
export const nameText = (file: string, source: string): string =>
  `${file} ${createHash('sha256').update(source).digest('base64url').slice(0, 8)}`;

/** Every block of a file, and every result of an arrow, outer before inner. */
function blocksOf(file: string, source: string): Block[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Block[] = [{ start: 0, end: source.length, isExpression: false }];
  const visit = (node: ts.Node) => {
    const isExpression = ts.isArrowFunction(node.parent) && node === node.parent.body;
    if (ts.isBlock(node)) {
      found.push({ start: node.getStart(tree) + 1, end: node.end, isExpression: false });
    } else if (isExpression) {
      found.push({ start: node.getStart(tree), end: node.end, isExpression });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return found;
}

/** Where the innermost block around a place begins. */
export function blockAround(place: number, file: string, source: string): number {
  const around = blocksOf(file, source).filter(({ start, end }) => start <= place && place < end);
  return around.at(-1)?.start ?? 0;
}

/** The source, which notes in `ran_` (trace-setup.ts) each block that runs. */
export function markBlocks(file: string, source: string): string {
  const name = JSON.stringify(nameText(file, source));
  const edits = blocksOf(file, source).flatMap(({ start, end, isExpression }, depth) => {
    const mark = `globalThis.ran_?.(${name}, ${start})`;
    if (!isExpression) return [{ at: start, depth, text: `${mark};` }];
    return [
      { at: start, depth, text: `(${mark}, ` },
      { at: end, depth: -depth, text: ')' },
    ];
  });
  // From the last to the first, so that the places before stay as they are; inner before outer.
  return edits
    .sort((a, b) => b.at - a.at || b.depth - a.depth)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
}
