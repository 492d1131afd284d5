import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/draft.ts';

interface DraftNoticeProps {
  onStartOver: () => void;
  /** What is not kept, as a sentence. */
  except?: string;
}

/** Says that what is typed stays on this device, once something is, and clears it, when asked twice. */
export function DraftNotice({ onStartOver, except }: DraftNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const { text, clear, ask, yes, no } = messages;
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted in-data-kept:flex">
      <p className="min-w-0 flex-1 basis-56" aria-live="polite">
        {isAsking ? ask : [text, except].filter(Boolean).join(' ')}
      </p>
      {isAsking && (
        <Button size="sm" variant="danger" onClick={onStartOver}>
          {yes}
        </Button>
      )}
      {/* The same button, so that it keeps the focus. */}
      <Button size="sm" variant="outline" onClick={() => setAsking(!isAsking)}>
        {isAsking ? no : clear}
      </Button>
    </div>
  );
}
