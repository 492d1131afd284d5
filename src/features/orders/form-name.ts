/** Names the form's draft and attempt in the browser's storage. */
export const FORM = 'checkout';
