/** Names the form's draft and attempt in the browser's storage. Apart from the form, which the result page does without. */
export const FORM = 'registration';
