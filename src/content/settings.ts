import * as z from 'zod/mini';
import { type Settings, SettingsSchema } from '#domain/settings/settings.ts';
import { fetchContent } from './client.ts';
import { DollarsSchema } from './dollars.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';

/** As staff write it: amounts in dollars, under the names of the Studio. */
const SettingsDocumentSchema = z.object({
  ...z.omit(SettingsSchema, { registrationFeeCents: true, shippingCents: true }).shape,
  registrationFee: DollarsSchema,
  shipping: DollarsSchema,
});

/** @throws ContentError naming the field. */
export function parseSettings(document: unknown): Settings {
  const { registrationFee, shipping, ...rest } = parseDocument(
    SettingsDocumentSchema,
    'siteSettings',
    document,
  );
  return { ...rest, registrationFeeCents: registrationFee, shippingCents: shipping };
}

/** The site settings. */
export const readSettings = oncePerBuild(async () =>
  parseSettings(await fetchContent('*[_id == "siteSettings"][0]')),
);
