import type { ComponentType, ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/controls.ts';
import { type LazyPart, useLazyPart } from './lazy-part.ts';

interface LoadedOnTouchProps<Props> {
  part: LazyPart<Props>;
  wanted: boolean;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** The part while it is wanted; where it cannot be loaded, a button to try again. */
export function LoadedOnTouch<Props>({ part, wanted, children }: LoadedOnTouchProps<Props>) {
  const { Part, failed, retry } = useLazyPart(part, wanted);
  if (!wanted) return null;
  if (Part) return children(Part);
  if (!failed) return null;
  return (
    <Button variant="outline" onClick={retry}>
      {messages.retry}
    </Button>
  );
}
