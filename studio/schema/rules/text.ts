/** Refuses a text of spaces alone: the website takes it for a text, and shows nothing. */
export function checkNoBlank(text: string | undefined): true | string {
  return !/^\s+$/.test(text ?? '') || 'There are only spaces here. Enter a text, or delete them.';
}

/** What staff should know of line breaks in a text that the page shows as one paragraph. */
export function checkOneParagraph(text: string | undefined): true | string {
  return (
    !text?.trim().includes('\n') || 'The page shows this as one paragraph, without line breaks.'
  );
}
