import * as z from 'zod/mini';
import { type StoredSettings, StoredSettingsSchema } from '#domain/settings/settings.ts';
import { withTeam } from '#domain/settings/with-team.ts';
import { fetchContent } from './client.ts';
import { DollarsSchema } from './dollars.ts';
import { readGivenTeam } from './given-team.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';

/** As staff write it: amounts in dollars, under the names of the Studio. */
const SettingsDocumentSchema = z.object({
  ...z.omit(StoredSettingsSchema, { registrationFeeCents: true, shippingCents: true }).shape,
  registrationFee: DollarsSchema,
  shipping: DollarsSchema,
});

/** @throws ContentError naming the field. */
export function parseSettings(document: unknown): StoredSettings {
  const { registrationFee, shipping, ...rest } = parseDocument(
    SettingsDocumentSchema,
    'siteSettings',
    document,
  );
  return { ...rest, registrationFeeCents: registrationFee, shippingCents: shipping };
}

/** The site settings, with the name and address of Team Info. */
export const readSettings = oncePerBuild(async () =>
  withTeam(parseSettings(await fetchContent('*[_id == "siteSettings"][0]')), await readGivenTeam()),
);
