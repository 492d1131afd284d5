import ts from 'typescript';

/** One fault put into a file: the text from `start` to `end` becomes `replacement`. */
export interface Mutant {
  file: string;
  start: number;
  end: number;
  replacement: string;
}

type Edit = [node: ts.Node, replacement: string];

const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.QuestionQuestionToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.PercentToken]: ['*'],
  [ts.SyntaxKind.PlusEqualsToken]: ['-='],
  [ts.SyntaxKind.MinusEqualsToken]: ['+='],
};

/** Methods that stand for their opposite; an empty name leaves the call out. */
const METHODS: Record<string, string> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  filter: '',
  sort: '',
  toSorted: '',
  reverse: '',
  trim: '',
  slice: '',
};

/** Every small fault that may be put into a file. Types, imports and names are left alone. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    for (const [{ end }, replacement, start] of editsOf(node)) {
      found.push({ file, start, end, replacement });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;

  function editsOf(node: ts.Node): [ts.Node, string, number][] {
    const edits = [...conditions(node), ...operators(node), ...literals(node), ...bodies(node)];
    return edits.map(([at, replacement]) => [at, replacement, at.getStart(tree)]);
  }
}

/** What decides becomes always true, and never. */
function conditions(node: ts.Node): Edit[] {
  const decides = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  return decides
    ? [decides].flatMap((at): Edit[] => [
        [at, 'true'],
        [at, 'false'],
      ])
    : [];
}

function operators(node: ts.Node): Edit[] {
  if (ts.isBinaryExpression(node)) {
    // Joined text has no other operator.
    const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side));
    if (isText && node.operatorToken.kind === ts.SyntaxKind.PlusToken) return [];
    const others = OPERATORS[node.operatorToken.kind] ?? [];
    return others.map((other): Edit => [node.operatorToken, other]);
  }
  if (!ts.isPrefixUnaryExpression(node)) return [];
  const { operator, operand } = node;
  const isLeftOut =
    operator === ts.SyntaxKind.ExclamationToken || operator === ts.SyntaxKind.MinusToken;
  return isLeftOut ? [[node, operand.getText()]] : [];
}

function literals(node: ts.Node): Edit[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isStringLiteralLike(node)) return isValue(node) ? [[node, "''"]] : [];
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 ? [[node, '[]']] : [];
  return [];
}

/** What people read: tests hold what is said where it matters, and no test should hold every word. */
const isWords = (text: string) => /\s|^[A-Z]/.test(text);

/** Whether a text is a value that code decides by, and no name of a field or words for people. */
function isValue({ text, parent }: ts.StringLiteralLike): boolean {
  const isName = ts.isPropertyAssignment(parent) && ts.isStringLiteralLike(parent.name);
  return text !== '' && !isWords(text) && !isName && !ts.isNewExpression(parent);
}

/** A function that does nothing, a result that is none, a method that is another. */
function bodies(node: ts.Node): Edit[] {
  const result =
    ts.isReturnStatement(node) || ts.isArrowFunction(node) ? resultOf(node) : undefined;
  if (result) return result.getText() === 'undefined' ? [] : [[result, 'undefined']];
  if (ts.isBlock(node) && ts.isFunctionLike(node.parent) && node.statements.length > 0) {
    return [[node, '{}']];
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
  if (other === undefined) return [];
  return other === '' ? [[node, expression.getText()]] : [[name, other]];
}

function resultOf(node: ts.ReturnStatement | ts.ArrowFunction): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) return node.expression;
  return ts.isBlock(node.body) ? undefined : node.body;
}
