import ts from 'typescript';

export interface Sentence {
  /** From 1. */
  line: number;
  text: string;
}

/** Attributes whose words a person reads or hears. */
const READ_ATTRIBUTES =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|legend|hint|caption|heading|description|summary)$/;

/** What engineers read: faults of the program, its log and what it measures. */
const FOR_ENGINEERS = /^((\w*Error)|(console|log|logger)\b.*|log\w*|warn|report\w*)$/;

/** A sentence, a title or a label: a capital letter, and another word after it. */
const READS_AS_WORDS = /^[^\p{L}]{0,3}\p{Lu}[\p{L}’'-]*[.,:;!?…]* +\S*\p{L}/u;
const A_WORD = /\p{L}{2}/u;
/** A template that begins with a value: another word, and the end of a sentence or a word in capitals. */
const GOES_ON_AS_WORDS = /\s\p{Ll}{2,}.*[.!?…]$|^\s\p{Lu}\p{Ll}+/u;
/** Written as machines read it: a header, a line of robots.txt, the pattern of a date. */
const FOR_MACHINES = /^(Bearer |Disallow: |Sitemap: |MMM)/;

/**
 * What a person would read in a source file that should read it from src/words: text between tags, texts of
 * attributes, and strings and templates that begin as a sentence does. An .astro file's markup is read as JSX.
 */
export function findSentences(file: string, source: string): Sentence[] {
  return partsOf(file, source).flatMap(({ text, line }) => {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
    return findIn(tree).map((node) => ({
      line: line + tree.getLineAndCharacterOfPosition(node.getStart()).line,
      text: node.getText().trim().replaceAll(/\s+/g, ' '),
    }));
  });
}

function findIn(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return A_WORD.test(withoutEntities(node.text)) ? [node] : [];
  if (isForEngineers(node)) return [];
  if (ts.isStringLiteralLike(node)) return isWords(node, node.text) ? [node] : [];
  const found: ts.Node[] = ts.isTemplateExpression(node) && saysWords(node) ? [node] : [];
  ts.forEachChild(node, (child) => {
    found.push(...findIn(child));
  });
  return found;
}

function isWords(node: ts.Node, text: string): boolean {
  if (FOR_MACHINES.test(text)) return false;
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  const attribute = attributeOf(node);
  if (attribute !== undefined) {
    return READ_ATTRIBUTES.test(attribute) ? A_WORD.test(text) : READS_AS_WORDS.test(text);
  }
  return ts.isJsxExpression(parent) ? A_WORD.test(text) : READS_AS_WORDS.test(text);
}

/** The name of the attribute whose whole value this is. */
function attributeOf(node: ts.Node): string | undefined {
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isJsxAttribute(holder) ? holder.name.getText() : undefined;
}

function isForEngineers(node: ts.Node): boolean {
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node))) return false;
  const name = nameOfCalled(node.expression);
  return name !== 'AppError' && FOR_ENGINEERS.test(name);
}

/** Of `super(…)` the class that is extended. */
function nameOfCalled(called: ts.Expression): string {
  if (called.kind !== ts.SyntaxKind.SuperKeyword) return called.getText();
  const own = ts.findAncestor(called, ts.isClassLike);
  return own?.heritageClauses?.[0]?.types[0]?.expression.getText() ?? '';
}

/** Whether a template reads as words: its own, with a letter in each gap. */
function saysWords(template: ts.TemplateExpression): boolean {
  const rest = template.templateSpans.map(({ literal }) => literal.text);
  const own = [template.head.text, ...rest].join('x');
  if (FOR_MACHINES.test(own)) return false;
  if (READ_ATTRIBUTES.test(attributeOf(template) ?? '')) return A_WORD.test(own);
  return READS_AS_WORDS.test(own) || (own.startsWith('x') && GOES_ON_AS_WORDS.test(own.slice(1)));
}

function withoutEntities(text: string): string {
  return text.replaceAll(/&\w+;/g, ' ');
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
}

/** The TypeScript of a file; of an .astro file its frontmatter, and its markup as one fragment of JSX. */
function partsOf(file: string, source: string): { text: string; line: number }[] {
  if (!file.endsWith('.astro')) return [{ text: source, line: 1 }];
  const [fence = '', code = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  const markup = source
    .slice(fence.length)
    .replaceAll(/<!doctype[^>]*>|<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, blank);
  return [
    { text: code, line: 2 },
    { text: `<>${markup}</>`, line: fence.split('\n').length },
  ];
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
