import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';

/* Every endpoint there is, found and not listed, so that a new one cannot be forgotten. */

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType>;
type Definition = z.core.$ZodTypes['_zod']['def'];

const modules = import.meta.glob<Record<string, unknown>>('../../src/contracts/**/*.ts', {
  eager: true,
});
export const ENDPOINTS: readonly AnyEndpoint[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint).flatMap(withExport),
);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** A table's export is an endpoint of its own. */
function withExport(endpoint: AnyEndpoint & { exported?: unknown }): AnyEndpoint[] {
  return isEndpoint(endpoint.exported) ? [endpoint, endpoint.exported] : [endpoint];
}

/** A field of a request: where it is ('lines.0.size'), its own name, and the schema of its text. */
export interface Field {
  path: readonly (string | number)[];
  name: string;
  schema: z.core.$ZodType;
}

/** What a schema is made of, in zod's own words. */
export function definitionOf(schema: z.core.$ZodType): Definition {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Every field below a schema, those of each variant and of an array's first item too. */
export function fieldsOf(schema: z.core.$ZodType, path: Field['path'] = []): Field[] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).flatMap(([key, inner]) =>
        fieldsOf(inner, [...path, key]),
      );
    case 'array':
      return [field(schema, path), ...fieldsOf(definition.element, [...path, 0])];
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(definition.innerType, path);
    case 'pipe':
      return fieldsOf(isTransform(definition.in) ? definition.out : definition.in, path);
    case 'union':
      return definition.options.flatMap((option) => fieldsOf(option, path));
    default:
      return [field(schema, path)];
  }
}

export function isTransform(schema: z.core.$ZodType): boolean {
  return definitionOf(schema).type === 'transform';
}

function field(schema: z.core.$ZodType, path: Field['path']): Field {
  const name = path.findLast((step) => typeof step === 'string');
  return { path, name: String(name ?? ''), schema };
}
