import * as z from 'zod/mini';
import { SAFE_LINK } from '#domain/links/safe-link.ts';

const STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const;
const DECORATORS = ['strong', 'em', 'underline'];

const LinkSchema = z.object({
  _key: z.string(),
  _type: z.literal('link', 'is not a link'),
  // As it is stored: where a link leads is part of a text that is signed.
  href: z
    .string('is missing')
    .check(z.regex(SAFE_LINK, 'is not an https, mailto, tel or site address')),
});

const SpanSchema = z.object({
  _type: z.literal('span', 'is something the site cannot show'),
  _key: z.optional(z.string()),
  text: z.string('is missing'),
  marks: z.optional(z.array(z.string())),
});

const BlockSchema = z
  .object({
    _type: z.literal('block', 'is something the site cannot show'),
    _key: z.optional(z.string()),
    style: z._default(z.enum(STYLES, `is none of ${STYLES.join(', ')}`), 'normal'),
    children: z.array(SpanSchema, 'is missing'),
    markDefs: z._default(z.nullable(z.array(LinkSchema)), []),
    listItem: z.optional(z.enum(['bullet', 'number'], 'is neither bullet nor number')),
    level: z.optional(z.int()),
  })
  .check(
    z.superRefine((block, context) => {
      const links = (block.markDefs ?? []).map(({ _key }) => _key);
      block.children.forEach(({ marks }, index) => {
        const unknown = marks?.find((mark) => ![...DECORATORS, ...links].includes(mark));
        if (unknown === undefined) return;
        context.addIssue({
          code: 'custom',
          message: `uses the mark "${unknown}", which the site cannot show`,
          path: ['children', index, 'marks'],
          input: marks,
        });
      });
    }),
  );

/** Formatted text of the Studio, limited to what `PortableText.astro` shows: nothing is dropped in silence. */
export const PortableTextSchema = z
  .array(BlockSchema, 'is missing')
  .check(z.minLength(1, 'is empty'));
