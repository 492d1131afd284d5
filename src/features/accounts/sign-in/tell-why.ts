import { readReturnPath } from '#browser/session/return-path.ts';

/** Says beside the form why one is to sign in, where the page that sent one here has words for it. */
export function tellWhy(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-instead]');
  if (!template || readReturnPath('') !== template.dataset.instead) return;
  const [heading, lead] = template.content.querySelectorAll('p');
  const band = template.parentElement;
  band?.querySelector('h1')?.replaceChildren(heading?.textContent ?? '');
  band?.querySelector('p')?.replaceChildren(lead?.textContent ?? '');
  const points = template.content.querySelector('ul')?.children ?? [];
  band?.querySelector('ul')?.replaceChildren(...points);
}
