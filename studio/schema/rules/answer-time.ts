/** What staff should know of a time that pages put into “We’ll get back to you within ….” */
export function checkAnswerTime(time: string | undefined): true | string {
  const isAlone = !/^\s*(within|in)\s|\.\s*$/i.test(time ?? '');
  return (
    isAlone ||
    'The website writes “within” before it and a period after it. Enter only the time, such as 24 hours.'
  );
}
