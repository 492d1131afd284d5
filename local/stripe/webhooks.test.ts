import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  connect,
  eventually,
  ORDER,
  receiveWebhooks,
  runStripe,
  WEBHOOK_SECRET,
} from './test-stripe.ts';

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'local-stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'stripe.db');
}

test('an event is sent again until the endpoint accepts it', async () => {
  const hook = await receiveWebhooks((call) => (call < 3 ? 500 : 200));
  const { stripe } = await runStripe(hook);
  await stripe.customers.create({ name: 'Ana' });
  await eventually(() => hook.calls.map((call) => call.status)).toEqual([500, 500, 500, 200]);
  const [event] = (await stripe.events.list()).data;
  await eventually(
    async () => (await stripe.events.retrieve(event?.id ?? '')).pending_webhooks,
  ).toBe(0);
  expect(hook.events).toMatchObject([{ id: event?.id, type: 'customer.created' }]);
});

test('delivery can be paused and an event delivered once more', async () => {
  const hook = await receiveWebhooks();
  const { stripe, control, url } = await runStripe(hook);
  await control('webhooks/pause');
  const customer = await stripe.customers.create({ name: 'Ana' });
  await stripe.customers.update(customer.id, { name: 'Ana Ruiz' });
  const waiting = await fetch(`${url}/_local/deliveries`);
  expect(await waiting.json()).toMatchObject({
    paused: true,
    data: [{ attempts: 0 }, { attempts: 0 }],
  });
  expect(hook.calls).toEqual([]);

  await control('webhooks/resume');
  await eventually(() => hook.types().sort()).toEqual(['customer.created', 'customer.updated']);
  const updated = hook.events.find((event) => event.type === 'customer.updated');
  expect(updated?.data).toMatchObject({
    object: { name: 'Ana Ruiz' },
    previous_attributes: { name: 'Ana' },
  });
  await control(`events/${updated?.id}/redeliver`);
  await eventually(() => hook.events.filter(({ id }) => id === updated?.id)).toHaveLength(2);
});

test('what was undelivered is delivered after a restart', async () => {
  const file = newFile();
  const first = await runStripe({
    file,
    webhookUrl: 'http://127.0.0.1:1/closed',
    webhookSecret: WEBHOOK_SECRET,
  });
  await first.stripe.customers.create({ name: 'Ana' });
  await first.close();
  const hook = await receiveWebhooks();
  await runStripe({ file, ...hook });
  await eventually(hook.types).toEqual(['customer.created']);
});

test('sessions, idempotent replies and deliveries survive kill -9', async () => {
  const file = newFile();
  const server = new URL('./server.ts', import.meta.url).href;
  const code = `const { startStripe } = await import(${JSON.stringify(server)});
    const { url } = await startStripe({ port: 0, file: ${JSON.stringify(file)},
      secretKey: 'sk_test_local', webhookUrl: 'http://127.0.0.1:1/closed', webhookSecret: 'x' });
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const key = { idempotencyKey: 'order-1' };
  const { id } = await connect(String(line).trim()).checkout.sessions.create(ORDER, key);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const hook = await receiveWebhooks();
  const { stripe, control } = await runStripe({ file, ...hook });
  const again = await stripe.checkout.sessions.create(ORDER, key);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.id).toBe(id);
  await control(`sessions/${id}/pay`, { outcome: 'succeeds' });
  await eventually(hook.types).toContain('checkout.session.completed');
});
