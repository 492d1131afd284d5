import { pageAddress } from '#words/page-address.ts';

/**
 * Address of the contact form, filled in for someone who wants a picture taken down.
 * @param subject what the form's subject is to say; left out where it is not about one picture
 */
export function removalLink(subject?: string): string {
  const query = new URLSearchParams({ inquiry: 'other', ...(subject && { subject }) });
  return pageAddress(`/contact?${query}`);
}
