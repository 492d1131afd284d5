import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';

interface FoldedFieldsProps {
  title: string;
  /** What is inside, so that nobody has to look. */
  text: string;
  /** Whether one of the fields inside is refused: it must be seen. */
  refused: boolean;
  children: ReactNode;
}

/** Fields that most people leave alone, out of the way until they are asked for. Works before any script. */
export function FoldedFields({ title, text, refused, children }: FoldedFieldsProps) {
  return (
    <details
      // Opened, and never closed again: what is typed to correct it is not to fold it away.
      ref={(details) => {
        if (details && refused) details.open = true;
      }}
      className="group rounded-lg border border-line"
    >
      <summary className="flex list-none items-center justify-between gap-4 p-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {title}
          <span className="block text-sm font-normal text-muted">{text}</span>
        </span>
        <Icon
          path={icons.chevronDown}
          className="size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 p-4 pt-0">{children}</div>
    </details>
  );
}
