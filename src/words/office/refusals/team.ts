/** What the office reads where Team Information or its pictures cannot be as they are.  */
export const messages = {
  color: 'Enter a color as # and six digits or letters a to f, such as #FF6B35.',
  webAddress: 'Enter a full web address that begins with https:// or http://.',
  webAddressTooLong: 'A web address can have at most 500 characters.',
  year: (first: number, last: number | null) =>
    `Enter a year from ${first}${last === null ? '' : ` to ${last}`}.`,
  uploadAgain: 'We don’t have this picture anymore. Please upload it again.',
  tooLarge: 'This file is larger than 512 KB. Please upload a smaller one.',
  chooseFile: 'Choose a file.',
  empty: 'This file is empty.',
  notWhole: 'The file did not arrive completely. Please try again.',
  svg: {
    entities:
      'This SVG defines entities of its own. Export it again as a plain SVG, or upload a PNG.',
    script: 'This SVG has a script in it. Export it again as a plain SVG, or upload a PNG.',
    webPage:
      'This SVG has a part of a web page in it. Export it again as a plain SVG, or upload a PNG.',
    moves: 'This SVG is animated. Export it again as a plain SVG, or upload a PNG.',
    text: 'This SVG has text in it, which needs a font that we do not have. Turn the text into paths (outlines), or upload a PNG.',
    otherFile: 'This SVG links to another file. Export it again as a plain SVG, or upload a PNG.',
    encoding: 'This SVG is not saved as UTF-8. Export it again as a plain SVG, or upload a PNG.',
  },

  picture: {
    otherType:
      'This file is neither an SVG nor a PNG. Save the picture as one of the two, and upload that.',
    unreadable:
      'This picture cannot be read: it is damaged, or takes too long to draw. Export it again, or upload a PNG.',
    moves: 'This PNG is animated. Please upload a still picture.',
    blank: 'There is nothing to see in this picture. Please check the file.',
    tooFewPixels: (least: number) =>
      `This picture is too small. It must be at least ${least} pixels wide or high.`,
    tooManyPixels: (most: string) =>
      `This picture is too large. It can be at most ${most} pixels wide and high.`,
    tooNarrow: (times: number) =>
      `This picture is too long. One side can be at most ${times} times the other.`,
  },
};
