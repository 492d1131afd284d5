import { expect, test } from 'vitest';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import sendContactEmail from '#functions/send-contact-email.ts';
import { contactMessages } from '#server/gateways/records.ts';
import { saveDemoTeam } from '#tests/helpers/demo-team.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';

await saveDemoTeam();

const OFFICE = process.env.OFFICE_EMAIL ?? '';

function message(change: Record<string, unknown> = {}) {
  return {
    idempotencyKey: crypto.randomUUID(),
    name: 'Ana Diaz',
    email: `ana-${crypto.randomUUID()}@example.com`,
    inquiryType: 'registration',
    playerAge: '13-15',
    subject: '¿Puede entrar?',
    message: 'Tiene 14 años.',
    ...change,
  };
}

function send(body: unknown, language?: string) {
  const request = postJson(sendContactEmailEndpoint.path, body);
  if (language !== undefined) request.headers.set('accept-language', language);
  return invoke(sendContactEmail, request);
}

test('a message from a Spanish page is acknowledged in Spanish, and the office reads English', async () => {
  const body = message();
  expect((await send(body, 'es')).status).toBe(200);
  expect((await contactMessages().doc(body.idempotencyKey).get()).data()).toMatchObject({
    language: 'es',
  });
  await flush();
  const [own] = await stack.mailbox.readMail(body.email);
  expect(own?.text).toContain('Recibimos su mensaje');
  expect(own?.html).toContain('<html lang="es">');
  const [office] = (await stack.mailbox.readMail(OFFICE)).filter((mail) =>
    mail.text?.includes(body.email),
  );
  expect(office?.subject).toBe('Registration: ¿Puede entrar?');
  expect(office?.html).toContain('<html lang="en">');
});

test.each([[undefined], ['fr'], ['<script>'], ['es_'.repeat(2000)]])(
  'one whose language is %j is answered in English',
  async (language) => {
    const body = message();
    await send(body, language);
    await flush();
    const [own] = await stack.mailbox.readMail(body.email);
    expect(own?.subject).toBe('Calusa Coast Hoops received your message');
    expect((await contactMessages().doc(body.idempotencyKey).get()).get('language')).toBe('en');
  },
);

test('what is wrong with a form is said in the language of its page', async () => {
  const spanish = await send(message({ email: 'nobody' }), 'es-MX,es;q=0.9,en;q=0.8');
  expect(spanish.status).toBe(422);
  expect(await spanish.json()).toMatchObject({
    error: {
      fields: { email: 'Escriba un correo electrónico válido, como nombre@ejemplo.com.' },
    },
  });
  const english = await send(message({ email: 'nobody' }), 'en');
  const { error } = (await english.json()) as { error: { fields: { email: string } } };
  expect(error.fields.email).toMatch(/^Enter a valid email/);
});
