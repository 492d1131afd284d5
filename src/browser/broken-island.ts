import { messages as brokenMessages } from '#words/broken.ts';

/** What stands in the place of a part of the page that broke. */
export function describeBroken(): HTMLElement {
  const { title, text } = brokenMessages;
  return makePanel('content-column section-space', title, text);
}

/** What stands above a part whose script did not come, in sight wherever one reads it. */
export function describeFailed(): HTMLElement {
  const { failedTitle, failedText } = brokenMessages;
  const panel = makePanel('', failedTitle, failedText);
  // Not by classes, whose styles every page would carry along; without spaces, or its words were taken for some.
  panel.style.cssText =
    'position:sticky;top:4.5rem;z-index:10;padding:1rem;margin-bottom:1.5rem;background:Canvas;outline:solid';
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
