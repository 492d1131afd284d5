import { messages as brokenMessages } from '#words/broken.ts';

/** What stands in the place of a part of the page that broke. */
export function describeBroken(): HTMLElement {
  const { title, text } = brokenMessages;
  return makePanel('content-column section-space', title, text);
}

interface Failed {
  /** Somebody may think that it was sent. */
  hasForm: boolean;
  /** It stands outside the page's column. */
  isWide: boolean;
}

/** What is said of a part whose script did not come: in its place, or above it and in sight wherever one reads it. */
export function describeFailed({ hasForm, isWide }: Failed): HTMLElement {
  const { failedTitle, failedText, notSent } = brokenMessages;
  const text = hasForm ? `${failedText} ${notSent}` : failedText;
  const panel = makePanel(isWide ? 'content-column' : '', failedTitle, text);
  // Not by classes, whose styles every page would carry along. No spaces: between them, words count as classes.
  const padding = isWide ? 'padding-block' : 'padding';
  panel.style.cssText = `position:sticky;top:4.5rem;z-index:10;${padding}:1rem;margin-bottom:1.5rem;background:Canvas;outline:solid`;
  return panel;
}

function makePanel(look: string, title: string, text: string): HTMLElement {
  const panel = make('section', `grid justify-items-start gap-4 ${look}`);
  panel.role = 'alert';
  const button = make('button', 'min-h-11 underline', brokenMessages.reload);
  button.addEventListener('click', () => window.location.reload());
  panel.append(make('h2', 'text-h2', title), make('p', '', text), button);
  return panel;
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
