import { useEffect, useRef, useState } from 'react';

interface TableStatusProps {
  /** What the table is asked, as text. */
  question: string;
  /** How much there is; undefined while it is being read. */
  found: string | undefined;
}

/** Says to screen readers what a search, a filter or another page has brought; nothing of what a tab opens with. */
export function TableStatus({ question, found }: TableStatusProps) {
  const answered = useRef(question);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // What is read again after a save was asked before: the message of the save is what counts then.
    if (question === answered.current) return;
    setSaid(found ?? '');
    if (found !== undefined) answered.current = question;
  }, [question, found]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
