import ts from 'typescript';

/** More laps than all tests of one run take in the loops of one file: a large video is hashed byte by byte. */
const MAX_LAPS = 200_000_000;

const LAP = `{if ((laps_ += 1) > ${MAX_LAPS}) throw new Error('An endless loop.');`;

/**
 * The source with loops that end in an error where a fault made them endless: no worker can be stopped in one.
 * A fault in one file can make a loop in another endless, so the files without the fault need it, too.
 */
export function boundLoops(file: string, source: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const added: { at: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIterationStatement(node, false)) {
      added.push({ at: node.statement.getStart(tree), text: LAP });
      added.push({ at: node.statement.end, text: '}' });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (added.length === 0) return source;
  // From the last to the first, so that the places before stay as they are.
  const bound = added
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
  return `let laps_ = 0; ${bound}`;
}
