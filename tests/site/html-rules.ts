import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';

/**
 * What must hold for the HTML of every page. Off is what is no mistake: how React writes attributes
 * and closes elements, styles of swatches, `role="list"` (Safari forgets lists without bullets), and
 * length of titles, which are the staff's.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Boxes of one name are one list of choices.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
      'long-title': 'off',
      'no-implicit-input-type': 'off',
      'no-inline-style': 'off',
      'no-redundant-role': 'off',
      'no-trailing-whitespace': 'off',
      'tel-non-breaking': 'off',
      'valid-id': ['error', { relaxed: true }],
      'void-style': 'off',
    },
  }),
);

/** Findings that are none, each with the reason. */
const KNOWN: readonly { is: (message: Message) => boolean; why: string }[] = [
  {
    is: ({ ruleId, message }) =>
      ruleId === 'input-attributes' && message.includes('autocapitalize'),
    why: 'allowed by HTML on every element, and without effect on email fields',
  },
];

/** What is wrong with a page, one line each. */
export async function findHtmlMistakes(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !KNOWN.some(({ is }) => is(message)))
    .map(({ line, column, ruleId, message, selector }) => {
      return `${path}:${line}:${column} ${message} (${ruleId}, ${selector})`;
    });
}
