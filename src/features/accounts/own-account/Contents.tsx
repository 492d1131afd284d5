import { messages } from '#words/account/records.ts';

/** The parts of the page to jump to: beside it, on small screens above it. */
export function Contents() {
  return (
    <nav aria-label={messages.contents} className="lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:grid">
        {Object.entries(messages.sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 text-ink underline-offset-4 lg:py-1.5">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
