/**
 * Fills in what a link to this page asks for: `/contact?inquiry=volunteer&subject=…`. The inquiry that
 * the link names takes the place of an earlier one; its subject does so where that came from a link, too.
 * The form remembers what did in a field of its own, which is kept with the draft.
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
  const linked = form.elements.namedItem('linkedSubject');
  if (!(subject instanceof HTMLInputElement && linked instanceof HTMLInputElement)) return;
  const given = params.get('subject')?.slice(0, subject.maxLength);
  if (!given || !['', linked.value].includes(subject.value)) return;
  subject.value = given;
  linked.value = given;
}
