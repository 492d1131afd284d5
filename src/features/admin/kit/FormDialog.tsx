import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { mayLeave, noteTyped } from './unsaved.ts';

/** A dialog that is typed into: Esc, a click beside it and its X ask before anything typed is lost. */
export function FormDialog({ onClose, children, ...rest }: ComponentProps<typeof Dialog>) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog {...rest} onClose={() => content.current && mayLeave(content.current) && onClose()}>
      <div
        ref={content}
        className="contents"
        onInput={({ target, currentTarget }) =>
          noteTyped((target as Element).closest('form') ?? currentTarget)
        }
      >
        {children}
      </div>
    </Dialog>
  );
}

interface CloseButtonProps {
  onClose: () => void;
  children: ReactNode;
}

/** The button that closes such a dialog: it asks as the X does. */
export function CloseButton({ onClose, children }: CloseButtonProps) {
  return (
    <Button
      variant="outline"
      onClick={({ currentTarget }) => {
        const dialog = currentTarget.closest('dialog');
        if (dialog && mayLeave(dialog)) onClose();
      }}
    >
      {children}
    </Button>
  );
}
