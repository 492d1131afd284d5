import ts from 'typescript';

export interface ImportStatement {
  specifier: string;
  /** From 1. */
  line: number;
  /** Whether it brings types alone; asked of few, as it takes a parser. */
  isType: () => boolean;
}

/** Every import, re-export and `import()` with a fixed name, types included, as TypeScript sees them. */
export function readImports(file: string, source: string): ImportStatement[] {
  return scriptsOf(file, source).flatMap(({ text, line }) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
      specifier: fileName,
      line: line + lineBreaks(text.slice(0, pos)),
      isType: () => typeImports(parse(file, text)).has(pos),
    })),
  );
}

/** Where the specifiers of imports stand that bring types alone. */
function typeImports(tree: ts.SourceFile): ReadonlySet<number> {
  const found = tree.statements.filter(ts.isImportDeclaration).filter(({ importClause }) => {
    if (!importClause) return false;
    const { name, namedBindings } = importClause;
    return (
      importClause.isTypeOnly ||
      (!name &&
        namedBindings &&
        ts.isNamedImports(namedBindings) &&
        namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly))
    );
  });
  return new Set(found.map(({ moduleSpecifier }) => moduleSpecifier.getStart(tree)));
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The lines (from 1) on which the file reads `process.env`; comments and strings do not count. */
export function readEnvironmentUses(file: string, source: string): number[] {
  return scriptsOf(file, source).flatMap(({ text, line }) => {
    return environmentNodes(parse(file, text)).map(
      (node) => line + lineBreaks(text.slice(0, node.getStart())),
    );
  });
}

function environmentNodes(node: ts.Node): ts.Node[] {
  const isUse =
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'env' &&
    node.expression.getText() === 'process';
  const found: ts.Node[] = isUse ? [node] : [];
  ts.forEachChild(node, (child) => {
    found.push(...environmentNodes(child));
  });
  return found;
}

/** The parts of a file that are TypeScript; of an .astro file its frontmatter and its scripts. */
function scriptsOf(file: string, source: string): { text: string; line: number }[] {
  if (!file.endsWith('.astro')) return [{ text: source, line: 1 }];
  const parts = [
    /^---\r?\n([\s\S]*?)\r?\n---/.exec(source),
    ...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return parts.flatMap((match) => {
    if (match?.[1] === undefined) return [];
    const start = match.index + match[0].indexOf(match[1]);
    return [{ text: match[1], line: 1 + lineBreaks(source.slice(0, start)) }];
  });
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
