import ts from 'typescript';

/** A text in a file of src/words, or the part of one between two of its values. */
interface Part {
  text: string;
  /** Of its letters, without quotes. */
  start: number;
  end: number;
}

/** What a person reads out of a file of words: not the codes that it compares, nor what it imports. */
export function wordsOfSource(source: string): Part[] {
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const parts: Part[] = [];
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    const part = partOf(node, tree);
    if (part && /\p{L}/u.test(part.text)) parts.push(part);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return parts;
}

function partOf(node: ts.Node, tree: ts.SourceFile): Part | undefined {
  const start = node.getStart(tree) + 1;
  const end = node.getEnd();
  if (ts.isStringLiteralLike(node)) return { text: node.text, start, end: end - 1 };
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) {
    return { text: node.text, start, end: end - 2 };
  }
  return ts.isTemplateTail(node) ? { text: node.text, start, end: end - 1 } : undefined;
}

function isForMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()))
  );
}
