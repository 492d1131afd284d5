import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages as dialogMessages } from '#words/registration/dialogs.ts';
import type { useMedicalQuestion } from './use-medical-question.ts';

/** Asks about medical information that was typed and is gone. */
export function MedicalDialog({ question }: { question: ReturnType<typeof useMedicalQuestion> }) {
  const words = dialogMessages.medicalGone;
  return (
    <Dialog
      open={question.who !== undefined}
      onClose={question.back}
      title={words.title}
      description={words.text(question.who ?? '')}
      actions={
        <>
          <Button variant="outline" onClick={question.sendWithout}>
            {words.without}
          </Button>
          <Button onClick={question.back}>{words.back}</Button>
        </>
      }
    />
  );
}
