import { INQUIRY_LABELS } from '#domain/contact/labels.ts';

/**
 * Fills in what a link to this page asks for: `/contact?inquiry=volunteer&subject=…`. The inquiry that
 * the link names takes the place of an earlier one; a subject that stands there stays.
 */
export function prefillFromAddress(form: HTMLFormElement, search: string): void {
  const params = new URLSearchParams(search);
  const inquiry = Object.keys(INQUIRY_LABELS).find((type) => type === params.get('inquiry'));
  const select = form.elements.namedItem('inquiryType');
  if (inquiry && select instanceof HTMLSelectElement) select.value = inquiry;
  const subject = form.elements.namedItem('subject');
  if (subject instanceof HTMLInputElement && subject.value === '') {
    subject.value = (params.get('subject') ?? '').slice(0, subject.maxLength);
  }
}
