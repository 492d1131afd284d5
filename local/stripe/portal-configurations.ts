import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { type Call, list, mustGet, type Route, retrieve } from './api.ts';
import { newId } from './ids.ts';
import type { PortalConfiguration } from './objects.ts';
import {
  address,
  changeMetadata,
  choice,
  elsewhere,
  expand,
  flag,
  metadata,
  readParams,
  text,
} from './params.ts';
import { NOTHING, newConfiguration, withFeatures } from './portal-object.ts';

const PATH = '/v1/billing_portal/configurations';

/** Switched off it may be said; switched on it is not done here. */
const off = () => z.strictObject({ enabled: choice(['false'], ['true']) });

const Features = z.strictObject({
  customer_update: z.optional(off()),
  invoice_history: z.optional(z.strictObject({ enabled: flag() })),
  payment_method_update: z.optional(
    z.strictObject({ enabled: flag(), ...elsewhere(['payment_method_configuration']) }),
  ),
  subscription_cancel: z.optional(
    z.strictObject({
      enabled: flag(),
      mode: z.optional(choice(['at_period_end', 'immediately'])),
      proration_behavior: z.optional(choice(['none'], ['create_prorations', 'always_invoice'])),
      ...elsewhere(['cancellation_reason']),
    }),
  ),
  subscription_pause: z.optional(
    z.strictObject({
      enabled: flag(),
      duration: z.optional(
        z.strictObject({
          type: choice(['indefinite'], ['interval_options']),
          ...elsewhere(['interval_options']),
        }),
      ),
    }),
  ),
  subscription_update: z.optional(off()),
});

const SHARED = {
  ...expand,
  default_return_url: z.optional(address()),
  metadata: z.optional(metadata()),
  name: z.optional(text(100)),
  ...elsewhere(['business_profile', 'login_page']),
};
const CreateParams = z.strictObject({ ...SHARED, features: Features });
const UpdateParams = z.strictObject({
  ...SHARED,
  active: z.optional(flag()),
  features: z.optional(Features),
});

export const portalConfigurationRoutes: Route[] = [
  { method: 'POST', path: PATH, run: create },
  retrieve(PATH, 'billing_portal.configuration'),
  list(PATH, 'billing_portal.configuration', { active: '$.active', is_default: '$.is_default' }),
  { method: 'POST', path: `${PATH}/:id`, run: update },
];

function create(account: Account, { form }: Call): PortalConfiguration {
  const input = readParams(CreateParams, form);
  const configuration: PortalConfiguration = {
    ...newConfiguration(newId('bpc'), account.now()),
    default_return_url: input.default_return_url ?? null,
    features: withFeatures(NOTHING, input.features),
    metadata: changeMetadata({}, input.metadata),
    name: input.name ?? null,
  };
  account.store.put(configuration);
  return configuration;
}

function update(account: Account, { form, id }: Call): PortalConfiguration {
  const input = readParams(UpdateParams, form);
  const before = mustGet(account, 'billing_portal.configuration', id);
  const after: PortalConfiguration = {
    ...before,
    active: input.active ?? before.active,
    default_return_url: input.default_return_url ?? before.default_return_url,
    features: withFeatures(before.features, input.features ?? {}),
    metadata: changeMetadata(before.metadata ?? {}, input.metadata),
    name: input.name ?? before.name,
    updated: account.now(),
  };
  account.store.put(after);
  return after;
}
