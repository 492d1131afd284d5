import * as z from 'zod/mini';
import type { Account } from './account.ts';
import type { Call, Route } from './api.ts';
import type { OwnAccount } from './objects.ts';
import { expand, readParams } from './params.ts';

/** Whose key it is. */
export const ownAccountRoutes: Route[] = [{ method: 'GET', path: '/v1/account', run }];

function run(_account: Account, { form }: Call): OwnAccount {
  readParams(z.strictObject(expand), form);
  return {
    id: 'acct_local',
    object: 'account',
    charges_enabled: true,
    country: 'US',
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    payouts_enabled: true,
    settings: {
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'daily' },
        statement_descriptor: null,
      },
    },
    type: 'standard',
  };
}
