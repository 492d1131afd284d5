import { parse, type SchemaType, typeEvaluate } from 'groq-js';

/** GROQ in a source file: each string or template that begins with a selection or a projection of ones. */
export function findQueries(source: string): string[] {
  const strings = source.matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'/g);
  return [...strings]
    .map(([, template, plain]) => template ?? plain ?? '')
    .filter((text) => text.includes('*[_'));
}

/**
 * One line for each field that a query reads and the Studio’s schema does not know.
 * @throws Error when the query cannot be parsed
 */
export function findUnknownFields(query: string, schema: SchemaType): string[] {
  // Of the pages there is one each, whose id is the name of its type; only types have fields.
  const typed = query.replaceAll(/_id == "(?=\w+")/g, '_type == "');
  return listNulls(typeEvaluate(parse(typed), schema), '');
}

/** A type of groq-js, as far as it is looked into here. */
interface Node {
  type: string;
  of?: unknown;
  attributes?: Record<string, { value: unknown }>;
}

/** What can only be null is a field that no document has. */
function listNulls(value: unknown, path: string): string[] {
  const node = value as Node;
  switch (node.type) {
    case 'null':
      return [path || 'the whole result'];
    case 'array':
      return listNulls(node.of, `${path}[]`);
    case 'object':
      return Object.entries(node.attributes ?? {}).flatMap(([name, attribute]) =>
        listNulls(attribute.value, path ? `${path}.${name}` : name),
      );
    case 'union': {
      const members = (node.of as Node[]).filter(({ type }) => type !== 'null');
      return members.flatMap((member) => listNulls(member, path));
    }
    default:
      return [];
  }
}
