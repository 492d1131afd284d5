import { createClient, type SanityClient } from '@sanity/client';
import * as z from 'zod/mini';
import { type Product, ProductSchema } from '#domain/catalog/product.ts';
import { CentsFromDollarsSchema } from '#domain/money/cents-schema.ts';
import { type Settings, StoredSettingsSchema } from '#domain/settings/settings.ts';
import { withTeam } from '#domain/settings/with-team.ts';
import { inLanguage } from '#domain/translation/in-language.ts';
import { withoutMarks } from '#domain/translation/untranslated-mark.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../core/app-error.ts';
import { env } from '../core/env.ts';
import { readTeam } from './team.ts';

let client: SanityClient | undefined;

function contentClient(): SanityClient {
  if (!client) {
    const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_TOKEN } = env();
    client = createClient({
      projectId: SANITY_PROJECT_ID,
      dataset: SANITY_DATASET,
      apiVersion: '2025-02-19',
      // The CDN may be a minute behind: what is charged must be what was last published.
      useCdn: false,
      timeout: 4_000,
      maxRetries: 1,
      ...(SANITY_API_HOST && { apiHost: SANITY_API_HOST, useProjectHostname: false }),
      ...(SANITY_API_TOKEN && { token: SANITY_API_TOKEN }),
    });
  }
  return client;
}

/** Staff write amounts in dollars; from here on they are cents. */
const CatalogSchema = z.object({
  settings: z.extend(StoredSettingsSchema, {
    registrationFeeCents: CentsFromDollarsSchema,
    shippingCents: CentsFromDollarsSchema,
  }),
  products: z.array(z.extend(ProductSchema, { priceCents: CentsFromDollarsSchema })),
});

const CATALOG_QUERY = `{
  "settings": *[_id == "siteSettings"][0]{
    ..., "registrationFeeCents": registrationFee, "shippingCents": shipping
  },
  "products": *[_type == "product" && active == true && _id in $ids]{
    "id": _id, name, "priceCents": price, sizes, "colors": colors[].name
  }
}`;

/**
 * The settings, with the name and address of Team Info, and those of the asked products that are for sale, as published now.
 * @throws AppError service_unavailable when content cannot be reached
 * @throws Error that names the field when a published document is not complete
 */
export async function readCatalog(
  productIds: readonly string[],
): Promise<{ settings: Settings; products: Product[] }> {
  const [answer, team] = await Promise.all([
    fetchContent(CATALOG_QUERY, { ids: productIds }),
    readTeam(),
  ]);
  const { settings, products } = parseContent(CatalogSchema, inOwnWords(answer));
  return { settings: withTeam(settings, team), products };
}

/**
 * How soon the office answers is told to whoever asks, in their language. All else is as the Studio has it first:
 * records keep it, and are compared by it.
 */
function inOwnWords(answer: unknown): unknown {
  const { settings, ...rest } = answer as { settings?: { responseTimes?: unknown } };
  return { ...rest, settings: settings && { ...settings, responseTimes: tellTimes(settings) } };
}

/** The answer times of the site settings in the language that is spoken; English where they have no translation. */
export function tellTimes(settings: unknown): unknown {
  const told = inLanguage(settings, currentLanguage()) as { responseTimes?: unknown };
  const { responseTimes } = told ?? {};
  return responseTimes && JSON.parse(withoutMarks(JSON.stringify(responseTimes)));
}

/** The site settings alone. Errors as {@link readCatalog}. */
export async function readSettings(): Promise<Settings> {
  return (await readCatalog([])).settings;
}

/** Asks content the cheapest question there is. @throws AppError service_unavailable */
export async function pingContent(): Promise<void> {
  await fetchContent('1', {});
}

/** Asks the published content. @throws AppError service_unavailable */
export async function fetchContent(
  query: string,
  params: Record<string, unknown>,
): Promise<unknown> {
  try {
    return await contentClient().fetch(query, params);
  } catch (cause) {
    throw new AppError('service_unavailable', messages.noAmounts, { cause });
  }
}

/** @throws Error that names the field when a published document is not complete */
export function parseContent<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`Published content is not complete:\n${z.prettifyError(result.error)}`);
}
