import { useEffect } from 'react';
import { messages } from '#words/account/records.ts';
import { openPart } from './open-part.ts';

/** The parts of the page to jump to: beside it, on small screens above it. */
export function Contents() {
  useEffect(() => {
    const openNamed = () => openPart(window.location.hash.slice(1));
    // The browser looked for it before the records came.
    openNamed()?.scrollIntoView();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);
  return (
    <nav aria-label={messages.contents} className="max-lg:hidden lg:sticky lg:top-24">
      <ul className="grid">
        {Object.entries(messages.sections).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              // The address may name it already: then no change of it is told.
              onClick={() => openPart(id)}
              className="inline-block py-1.5 text-ink underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
