import { messages as brokenMessages } from '#words/broken.ts';

/** What stands in the place of a part of the page that broke. */
export function describeBroken(): HTMLElement {
  const { title, text, reload } = brokenMessages;
  const panel = make('section', 'content-column section-space grid justify-items-start gap-4');
  panel.role = 'alert';
  const button = make('button', 'min-h-11 underline', reload);
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
