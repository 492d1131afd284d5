import * as z from 'zod/mini';

const withDefault = (value: string) => z._default(z.url(), value);

const FieldsSchema = z.object({
  SANITY_PROJECT_ID: z.string('is missing').check(z.minLength(1, 'is empty')),
  SANITY_DATASET: z.string('is missing').check(z.minLength(1, 'is empty')),
  SANITY_API_HOST: withDefault('https://api.sanity.io'),
  SANITY_IMAGE_BASE_URL: withDefault('https://cdn.sanity.io'),
  SANITY_API_TOKEN: z.optional(z.string()),
  SANITY_PERSPECTIVE: z._default(
    z.enum(['published', 'drafts'], 'is neither published nor drafts'),
    'published',
  ),
  TEAM_INFORMATION: z.optional(z.string()),
});
const ContentEnvSchema = FieldsSchema.check(
  z.refine(
    ({ SANITY_PERSPECTIVE, SANITY_API_TOKEN }) => {
      return SANITY_PERSPECTIVE !== 'drafts' || SANITY_API_TOKEN !== undefined;
    },
    { message: 'is missing: only a token may see drafts', path: ['SANITY_API_TOKEN'] },
  ),
);
export type ContentEnv = z.infer<typeof ContentEnvSchema>;

/**
 * The build's environment for content. Empty variables count as absent, as hosts' forms leave them.
 * @throws Error naming each variable that is missing or wrong.
 */
export function readContentEnv(source: Record<string, string | undefined>): ContentEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = ContentEnvSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The site cannot be built without its content:\n${lines.join('\n')}`);
}

/** Whether the pages are made of drafts: of what nobody but the office is to find. */
export function showsDrafts(): boolean {
  return readContentEnv(process.env).SANITY_PERSPECTIVE === 'drafts';
}
