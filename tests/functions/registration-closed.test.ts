import { afterEach, expect, test } from 'vitest';
import { ErrorBodySchema } from '#contracts/errors.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { outbox, registrations } from '#server/gateways/records.ts';
import { postJson, stack } from '#tests/helpers/functions.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';

/* The office has closed registration in the Studio; a page that was open before does not know it. */

await stack.seed();
const close = (registrationClosed: boolean) =>
  publishFields(stack.content.url, 'siteSettings', { registrationClosed });
afterEach(() => close(false));

type Sent = Awaited<ReturnType<typeof registrationRequest>>;
const send = (request: Sent) => fetch(postJson(createRegistrationPaymentEndpoint.path, request));
const errorOf = async (answer: Response) => ErrorBodySchema.parse(await answer.json()).error;

test('a new form is refused in words, and nothing is stored or emailed', async () => {
  await close(true);
  const request = await registrationRequest();
  const answer = await send(request);
  expect(answer.status).toBe(409);
  expect(await errorOf(answer)).toMatchObject({
    code: 'registration_closed',
    message: expect.stringContaining('Registration is closed'),
  });
  const { idempotencyKey, registration } = request;
  expect((await registrations().doc(idempotencyKey).get()).exists).toBe(false);
  const mails = await outbox().where('to', '==', registration.parentEmail).get();
  expect(mails.size).toBe(0);
});

test('who had registered before still gets to the payment page', async () => {
  const request = await registrationRequest();
  const before = (await (await send(request)).json()) as { checkout: object | null };
  await close(true);
  const again = await send(request);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(before);
});
