import ts from 'typescript';

/** Stands for a value in a text, such as an amount. */
const VALUE = '…';

/** Pure: the texts of a file of src/words with their lines; a template is one text. */
export function readTexts(source: string): { line: number; text: string }[] {
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const texts: { line: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== undefined && isSaid(node)) {
      texts.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(VALUE);
}

/** Keys, types, addresses of modules and what values are compared with are no texts. */
function isSaid(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}
