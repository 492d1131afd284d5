import { type Account, API_VERSION } from './account.ts';
import { newId } from './ids.ts';
import { present } from './present.ts';
import { openStore } from './store.ts';
import { machineNow } from './webhooks.ts';

interface AccountOptions {
  file: string;
  durable: boolean;
  secretKey: string;
  webhook: { url: string; secret: string } | null;
}

export function openAccount({ file, durable, secretKey, webhook }: AccountOptions): Account {
  const store = openStore(file, durable);
  let held: number | undefined;
  const realNow = () => Math.floor(Date.now() / 1000);
  const account: Account = {
    store,
    secretKey,
    webhook,
    url: '',
    request: null,
    faults: { times: 0, when: 'before' },
    now: () => held ?? realNow() + Number(store.setting('clockOffset') ?? 0),
    at(instant, work) {
      const before = held;
      held = instant;
      try {
        return work();
      } finally {
        held = before;
      }
    },
    advanceClock: (instant) => store.setSetting('clockOffset', String(instant - realNow())),
    emit(type, object, previous) {
      const id = newId('evt');
      store.put({
        id,
        object: 'event',
        api_version: API_VERSION,
        created: account.now(),
        data: {
          object: present(account, object),
          ...(previous ? { previous_attributes: previous } : {}),
        },
        livemode: false,
        pending_webhooks: 0,
        request: account.request ?? { id: null, idempotency_key: null },
        type,
      });
      if (webhook) {
        // Real time: the account's clock may be months ahead, deliveries still happen now.
        store.db
          .prepare('INSERT INTO deliveries (event, next_at) VALUES (?, ?)')
          .run(id, machineNow());
      }
    },
  };
  return account;
}
