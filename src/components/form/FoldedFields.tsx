import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

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
  const details = useRef<HTMLDetailsElement>(null);
  // Before the form takes the person there, which it does in an effect of its own around this one.
  useEffect(() => {
    if (refused && details.current) details.current.open = true;
  }, [refused]);
  return (
    <details ref={details} className="group rounded-md border border-control bg-surface">
      <summary className="flex list-none items-center gap-3 rounded-md p-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
        <Icon name="chevronDown" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4">{children}</div>
    </details>
  );
}
