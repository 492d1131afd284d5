import * as z from 'zod/mini';
import { type Product, ProductSchema } from '#domain/catalog/product.ts';
import { CentsFromDollarsSchema } from '#domain/money/cents-schema.ts';
import { type Settings, StoredSettingsSchema } from '#domain/settings/settings.ts';
import { withTeam } from '#domain/settings/with-team.ts';
import { products } from '../content/products.ts';
import { siteSettings } from '../content/site-settings.ts';
import { seedTeamInformation } from '../records/seed-team-information.ts';

/* The demo's content as the site reads it: what its records cost, and what they are for. */

const FromContent = z.extend(StoredSettingsSchema, {
  registrationFeeCents: CentsFromDollarsSchema,
  shippingCents: CentsFromDollarsSchema,
});

const stored = z.parse(FromContent, {
  ...siteSettings,
  registrationFeeCents: siteSettings.registrationFee,
  shippingCents: siteSettings.shipping,
});
export const demoSettings: Settings = withTeam(stored, seedTeamInformation);

const ProductFromContent = z.extend(ProductSchema, { priceCents: CentsFromDollarsSchema });
const ColorsSchema = z.array(z.object({ name: z.string() }));

export const demoProducts: Product[] = products.map((product) =>
  z.parse(ProductFromContent, {
    id: product._id,
    name: product.name,
    priceCents: product.price,
    sizes: product.sizes,
    colors: z.parse(ColorsSchema, product.colors).map(({ name }) => name),
  }),
);
