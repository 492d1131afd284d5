import { afterEach, expect, test } from 'vitest';
import { messages } from '#words/contact.ts';
import { readLanguageFrom } from './current-language.ts';
import type { Language } from './language.ts';

let language: Language = 'en';
readLanguageFrom(() => language);
afterEach(() => {
  language = 'en';
});

test('words are those of the moment in which they are read', () => {
  const { failed } = messages;
  expect([messages.submit, messages.fields.email, messages.sent('two days').title]).toEqual([
    'Send Message',
    'Email',
    'Message Sent!',
  ]);
  language = 'es';
  expect([messages.submit, messages.fields.email, messages.sent('dos días').title]).toEqual([
    'Enviar mensaje',
    'Correo electrónico',
    '¡Mensaje enviado!',
  ]);
  expect(failed.description).toMatch(/^No se pudo enviar/);
});

test('they can be listed as plain words can', () => {
  language = 'es';
  expect(Object.entries(messages.fields)).toContainEqual(['phone', 'Teléfono']);
});
