import { useEffect, useRef, useState } from 'react';

interface TableStatusProps {
  /** What the table is asked, as text. */
  question: string;
  /** How much there is; undefined while it is being read. */
  found: string | undefined;
}

/** Says to screen readers what a search, a filter or another page has brought; nothing of what a tab opens with. */
export function TableStatus({ question, found = '' }: TableStatusProps) {
  const opened = useRef<string | undefined>(question);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (question !== opened.current) opened.current = undefined;
    if (opened.current === undefined) setSaid(found);
  }, [question, found]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
