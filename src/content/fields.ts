import * as z from 'zod/mini';
import { isBlank } from '#domain/translation/is-blank.ts';

/** Words that must be there. */
export const TextSchema = z.string('is missing').check(z.minLength(1, 'is empty'));

/** A heading with its paragraph. */
export const HeadedTextSchema = z.object({ heading: TextSchema, text: TextSchema }, 'is missing');

export const TitledTextSchema = z.object({ title: TextSchema, text: TextSchema });

/** A number as it is to be shown ('85%', '1 in 3') and what it counts. */
export const FigureSchema = z.object({ figure: TextSchema, text: TextSchema });

/** How a page presents itself in search results and social networks. */
export const SEO_FIELDS = { seoTitle: TextSchema, seoDescription: TextSchema };

/** What staff may leave out. GROQ answers null for a field that is not there; so does this. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<Schema> | null | undefined) => value ?? null),
  );
}

/** Fields that belong together, and that staff may leave empty or out, all of them. */
export function optionalGroup<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.pipe(
      z.nullish(z.unknown()),
      z.transform((group) => (isBlank(group) ? null : group)),
    ),
    z.nullable(schema),
  );
}

/** A list that staff may leave empty or out: the page then goes without that block. */
export function optionalList<Schema extends z.ZodMiniType>(item: Schema) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((items: z.output<Schema>[] | null | undefined) => items ?? []),
  );
}

/** A list that needs at least one member. */
export function filledList<Schema extends z.ZodMiniType>(item: Schema, what: string) {
  return z.array(item, 'is missing').check(z.minLength(1, `needs at least one ${what}`));
}
