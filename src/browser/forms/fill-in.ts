/** Where forms ask for the address of the person themselves; not where the browser is not to fill in either. */
const EMAIL_FIELDS = ['email', 'parentEmail'];

/**
 * What a signed-in person need not type: their address, where nothing stands yet. Nor is there an
 * account to be made for them.
 */
export function fillInFor(email: string, form: HTMLFormElement): void {
  for (const name of EMAIL_FIELDS) {
    const field = form.elements.namedItem(name);
    const isOwn = field instanceof HTMLInputElement && field.autocomplete !== 'off';
    if (isOwn && field.value === '') field.value = email;
  }
  const box = form.elements.namedItem('createAccount');
  if (box instanceof HTMLInputElement) box.checked = false;
}
