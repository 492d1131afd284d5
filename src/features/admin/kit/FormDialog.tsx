import type { ComponentProps } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { useUnsaved } from './unsaved.ts';

/** A dialog that is typed into: Esc, a click beside it and its X ask before anything typed is lost. */
export function FormDialog({ onClose, children, ...rest }: ComponentProps<typeof Dialog>) {
  const { noteTyped, mayClose } = useUnsaved();
  return (
    <Dialog {...rest} onClose={() => mayClose() && onClose()}>
      <div
        className="contents"
        onInput={(event) => {
          // Of this dialog alone, not of the one that it stands in.
          event.stopPropagation();
          noteTyped();
        }}
      >
        {children}
      </div>
    </Dialog>
  );
}
