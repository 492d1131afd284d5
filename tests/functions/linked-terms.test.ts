import { expect, test } from 'vitest';
import { readTextsToSign } from '#content/registration.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { termsOfService } from '#local/seed/content/legal/terms.ts';
import { inLanguageOf } from '#server/core/language.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { signedTexts, waiverSignatures } from '#server/gateways/records.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';

/* The terms link to a page of the site: what the built page carries is what the server makes of content. */

const body = [
  {
    _key: 'p1',
    _type: 'block',
    style: 'normal',
    children: [{ _key: 's1', _type: 'span', text: 'Read the privacy policy.', marks: ['l1'] }],
    markDefs: [{ _key: 'l1', _type: 'link', href: '/privacy' }],
  },
];
const [first] = termsOfService.sections as object[];
await publishFields(stack.content.url, termsOfService._id, { sections: [{ ...first, body }] });

test.each(['en', 'es'] as const)(
  'a family signs terms with a link on a page in %s',
  async (language) => {
    const shown = await inLanguageOf(language, readTextsToSign);
    const documents = Object.fromEntries(
      Object.entries(shown).map(([slug, { version, sha256, translationSha256 }]) => [
        slug,
        { version, sha256, translationSha256 },
      ]),
    );
    const form = await registrationRequest({
      paymentMethod: 'check',
      paymentFrequency: 'one-time',
    });
    const request = postJson(createRegistrationPaymentEndpoint.path, { ...form, documents });
    request.headers.set('accept-language', language);
    const response = await invoke(createRegistrationPayment, request);
    expect(response.status, await response.clone().text()).toBe(200);
    const signed = await waiverSignatures()
      .where('registrationId', '==', form.idempotencyKey)
      .where('document', '==', 'terms')
      .get();
    expect(signed.docs.map((doc) => doc.data().textSha256)).toEqual([shown.terms.sha256]);
    const kept = (await signedTexts().doc(shown.terms.sha256).get()).data();
    expect(kept?.text).toContain('Read the privacy policy. (/privacy)');
  },
);

test('a text that is kept is not written by each family that signs it', async () => {
  const register = async () => {
    const change = { paymentMethod: 'check', paymentFrequency: 'one-time' } as const;
    const form = await registrationRequest(change);
    const texts = await inLanguageOf('en', readTextsToSign);
    const documents = Object.fromEntries(
      Object.entries(texts).map(([slug, { version, sha256 }]) => [slug, { version, sha256 }]),
    );
    const request = postJson(createRegistrationPaymentEndpoint.path, { ...form, documents });
    const response = await invoke(createRegistrationPayment, request);
    expect(response.status, await response.clone().text()).toBe(200);
  };
  await register();
  // Writing the text anew would lose what no schema names.
  const { docs } = await firestore().collection('signedTexts').get();
  for (const { ref } of docs) await ref.update({ untouched: true });
  await register();
  const after = await firestore().collection('signedTexts').get();
  expect(after.docs.map((doc) => doc.get('untouched'))).toEqual(docs.map(() => true));
});
