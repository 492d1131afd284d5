import type * as z from 'zod/mini';

/**
 * The fields of a form as its schema takes them: boxes as yes or no, numbers as numbers, and whatever else
 * as it was typed. Which fields there are says the schema, so that none is forgotten here. Lists are the
 * caller's.
 * @param textOf what was typed in a field, by its name; undefined where it is not on the form
 */
export function readBySchema<Schema extends z.ZodMiniObject>(
  { shape }: Schema,
  textOf: (name: string) => string | undefined,
): z.input<Schema> {
  const fields = Object.entries(shape)
    .filter(([, field]) => typeOf(field) !== 'array')
    .map(([name, field]) => [name, readOne(typeOf(field), textOf(name))]);
  return Object.fromEntries(fields) as z.input<Schema>;
}

const typeOf = (field: z.core.$ZodType) => (field as z.core.$ZodTypes)._zod.def.type;

function readOne(type: ReturnType<typeof typeOf>, text: string | undefined) {
  // A box that must be ticked may have one value only.
  if (type === 'boolean' || type === 'literal') return text === 'on';
  return type === 'number' ? Number(text ?? '') : (text ?? '');
}
