import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { messages as secondFactorMessages } from '#words/office/dashboard/second-factor.ts';
import { noteTyped } from '../unsaved.ts';
import { StepHeading } from './StepForm.tsx';
import { saveText } from './save-text.ts';
import '#components/page/print-sheet.css';

const { recovery: messages, dialog } = secondFactorMessages;

interface RecoveryCodesProps {
  /** To be submitted by whatever else closes the dialog: there is no way past saving the codes. */
  ref: Ref<HTMLFormElement>;
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** Shown this once: to be downloaded or printed before one goes on. */
export function RecoveryCodes({ ref, email, codes, onDone }: RecoveryCodesProps) {
  const [isMissing, setMissing] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);

  // Not to be left by a reload or Back either: nothing shows them again.
  useEffect(() => {
    if (sheet.current) noteTyped(sheet.current, messages.leave);
  }, []);

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isKept = new FormData(event.currentTarget).has('kept');
    setMissing(!isKept);
    if (isKept) onDone();
  }

  return (
    <form ref={ref} noValidate onSubmit={goOn} className="flex flex-col gap-4">
      <StepHeading text={messages.text}>{messages.heading}</StepHeading>
      <div ref={sheet} data-print-sheet>
        <p className="hidden print:block">{messages.printTitle(email)}</p>
        <ol className="tabular grid gap-x-6 gap-y-1 rounded-md bg-tint p-4 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() =>
            saveText(messages.fileName, [messages.printTitle(email), '', ...codes].join('\r\n'))
          }
        >
          {messages.download}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
      <Checkbox
        name="kept"
        label={messages.kept}
        error={isMissing ? messages.keepFirst : undefined}
        onChange={() => setMissing(false)}
      />
      <Button type="submit" className="self-end">
        {dialog.goOn}
      </Button>
    </form>
  );
}
