/**
 * Fills in what a link to this page asks for: `/contact?inquiry=volunteer&subject=…`. The inquiry that
 * the link names takes the place of an earlier one; a subject that stands there stays.
 */
export function prefillFromAddress(form: HTMLFormElement, search: string): void {
  const params = new URLSearchParams(search);
  const inquiry = params.get('inquiry');
  const select = form.elements.namedItem('inquiryType');
  if (inquiry && select instanceof HTMLSelectElement) {
    const isOffered = [...select.options].some(({ value }) => value === inquiry);
    if (isOffered) select.value = inquiry;
  }
  const subject = form.elements.namedItem('subject');
  if (subject instanceof HTMLInputElement && subject.value === '') {
    subject.value = (params.get('subject') ?? '').slice(0, subject.maxLength);
  }
}
