import { DocumentReference } from '@google-cloud/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import type { RequestInfo } from '#server/core/request-info.ts';
import { orders, registrations } from '#server/gateways/records.ts';
import { guarded } from '#server/routes/http/guarded.ts';
import { placeOrder } from '#server/use-cases/orders/place-order.ts';
import { registerPlayers } from '#server/use-cases/registration/register-players.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';

/*
 * Who was told that nothing was saved may change something and send again, which is another request: what
 * the first one was about to write must not appear beside it.
 */

const by = { paymentMethod: 'check' } as const;
const order = orderRequest({ customer: by });
const registration = await registrationRequest(by);

afterEach(() => void vi.restoreAllMocks());

test.each([
  {
    what: 'an order',
    work: ({ now }: RequestInfo) => placeOrder(order, now),
    stored: () => orders().doc(order.idempotencyKey).get(),
  },
  {
    what: 'a registration',
    work: (info: RequestInfo) => registerPlayers(registration, info),
    stored: () => registrations().doc(registration.idempotencyKey).get(),
  },
])('$what that was answered with "try again" is not stored later', async ({ work, stored }) => {
  allowConsole(/service_unavailable/);
  // The records answer its first question only once the person has been told.
  let answerAtLast = () => {};
  const told = new Promise<void>((resolve) => {
    answerAtLast = resolve;
  });
  const read = DocumentReference.prototype.get;
  const reading = vi.spyOn(DocumentReference.prototype, 'get');
  reading.mockImplementationOnce(async function (this: DocumentReference) {
    await told;
    return read.call(this);
  });
  const late: Promise<unknown>[] = [];
  const answer = guarded(async (_, info) => {
    const working = work(info);
    late.push(working);
    return Response.json(await working);
  }, 50);
  expect((await invoke(answer, get('/late'))).status).toBe(503);
  answerAtLast();
  expect(await Promise.allSettled(late)).toMatchObject([
    { status: 'rejected', reason: { code: 'service_unavailable' } },
  ]);
  expect((await stored()).exists).toBe(false);
  // The same once more is saved as ever.
  const again = guarded(async (_, info) => Response.json(await work(info)));
  expect((await invoke(again, get('/again'))).status).toBe(200);
  expect((await stored()).exists).toBe(true);
});

test('who was one of too many at once is asked to try again', async () => {
  allowConsole(/service_unavailable/);
  // What the client of Firestore throws after its own tries.
  const aborted = Object.assign(new Error('Too much contention on these documents.'), { code: 10 });
  const response = await invoke(
    guarded(async () => {
      throw aborted;
    }),
    get('/x'),
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'service_unavailable' } });
});
