import type * as z from 'zod/mini';

/** Content that does not fit the site, said so that an editor can find the place. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Parses one document.
 * @throws ContentError naming document and field, such as 'product-cap: price: …'.
 */
export function parseDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  documentId: string,
  document: unknown,
): z.output<Schema> {
  if (document === null || document === undefined) {
    throw new ContentError(`Content: the document "${documentId}" is missing or not published.`);
  }
  const parsed = schema.safeParse(document);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    (issue) => `  ${formatPath(issue.path)}: ${issue.message}${quoteFound(document, issue.path)}`,
  );
  throw new ContentError(
    `Content: the document "${documentId}" has mistakes:\n${lines.join('\n')}`,
  );
}

function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** ' (found: 12.345)': the value itself says most about a mistake. */
function quoteFound(document: unknown, path: readonly PropertyKey[]): string {
  let value: unknown = document;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return ` (found: ${JSON.stringify(value) ?? 'nothing'})`;
}
