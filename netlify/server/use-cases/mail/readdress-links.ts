import { seal, unseal } from '../../core/sealed.ts';

/** Links that name whom they were emailed to, third of what they say (payment-link.ts, manage-link.ts). */
const PURPOSES = ['payment-link', 'manage-link'] as const;
const LINK = /(?<=[?&]link=)[\w-]+/g;

/** The words of an email with its links sealed for another address: the old ones open for nobody else. */
export function readdressLinks(words: string, from: string, to: string): string {
  return words.replace(LINK, (code) => {
    for (const purpose of PURPOSES) {
      const [kind, id, email, ...rest] = unseal(purpose, code) ?? [];
      if (kind && id && email === from) return seal(purpose, [kind, id, to, ...rest]);
    }
    return code;
  });
}
