import type { Account } from './account.ts';
import { type FeaturesInput, NOTHING, newConfiguration, withFeatures } from './portal-object.ts';

/** What docs/DEPLOY.md has the operator make: for gifts, and for what is owed in installments. */
export const PORTAL_GIVING = 'bpc_giving';
export const PORTAL_INSTALLMENTS = 'bpc_installments';
/** Of sessions that name no configuration: what Stripe's own dashboard sets. */
export const PORTAL_DEFAULT = 'bpc_default';

const ON = { enabled: true };
/** Until the customer resumes. */
const ENDLESS = { enabled: true, duration: { type: 'indefinite' } } as const;
const CARD: FeaturesInput = { invoice_history: ON, payment_method_update: ON };

const PORTALS: Readonly<Record<string, FeaturesInput>> = {
  [PORTAL_GIVING]: {
    ...CARD,
    subscription_cancel: { enabled: true, mode: 'immediately' },
    subscription_pause: ENDLESS,
  },
  [PORTAL_INSTALLMENTS]: CARD,
  [PORTAL_DEFAULT]: {
    ...CARD,
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_pause: ENDLESS,
  },
};

/** The configurations that the account begins with. */
export function setUpPortals(account: Account) {
  for (const [id, features] of Object.entries(PORTALS)) {
    if (account.store.get('billing_portal.configuration', id)) continue;
    account.store.put({
      ...newConfiguration(id, account.now()),
      features: withFeatures(NOTHING, features),
      is_default: id === PORTAL_DEFAULT,
    });
  }
}
