import type * as z from 'zod/mini';

/**
 * The fields of a form as its schema takes them: boxes as yes or no, numbers as numbers, lists as lists,
 * groups from names such as 'reference1.name' and 'players.0.age', and everything else as it was typed. The
 * schema says which fields there are, so that none is forgotten here.
 */
export function readBySchema<Schema extends z.ZodMiniObject>(
  { shape }: Schema,
  data: FormData,
): z.input<Schema> {
  return readGroup(shape, '', data) as z.input<Schema>;
}

function readGroup(shape: z.core.$ZodShape, path: string, data: FormData) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, readField(field, path + name, data)]),
  );
}

const definitionOf = (field: z.core.$ZodType) => (field as z.core.$ZodTypes)._zod.def;

function readField(field: z.core.$ZodType, name: string, data: FormData): unknown {
  const definition = definitionOf(field);
  const text = String(data.getAll(name).at(-1) ?? '');
  switch (definition.type) {
    case 'boolean':
      return data.has(name);
    case 'literal': {
      // A box that must be checked, or what the form is for, which nobody types.
      const [only] = definition.values;
      return only === true ? data.has(name) : only;
    }
    case 'number':
      // Nothing chosen is not 0, which may be an answer.
      return text.trim() === '' ? Number.NaN : Number(text);
    case 'nullable':
      return text.trim() === '' ? null : readField(definition.innerType, name, data);
    case 'optional':
      return data.has(name) ? readField(definition.innerType, name, data) : undefined;
    case 'object':
      return readGroup(definition.shape, `${name}.`, data);
    case 'array':
      return readList(definition.element, name, data);
    default:
      return text;
  }
}

function readList(element: z.core.$ZodType, name: string, data: FormData): unknown[] {
  const definition = definitionOf(element);
  if (definition.type !== 'object') return data.getAll(name);
  const indexes = [...data.keys()].map((key) => key.split('.')).filter(([list]) => list === name);
  const count = Math.max(0, ...indexes.map(([, index]) => Number(index) + 1));
  return Array.from({ length: count }, (_, index) =>
    readGroup(definition.shape, `${name}.${index}.`, data),
  );
}
