/** What staff should know of line breaks in a text that the page shows as one paragraph. */
export function checkOneParagraph(text: string | undefined): true | string {
  return (
    !text?.trim().includes('\n') || 'The page shows this as one paragraph, without line breaks.'
  );
}
