import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { messages } from '#words/registration/form.ts';
import type { useDiscounts } from './use-discounts.ts';

interface DiscountCodeProps {
  discounts: ReturnType<typeof useDiscounts>;
  /** From sending the form. */
  error: string | undefined;
  onApply: () => void;
}

/** A code to be entered, and what came of it. */
export function DiscountCode({
  discounts: { applied, refused, busy, dropRefusal },
  error,
  onApply,
}: DiscountCodeProps) {
  const { discount: words } = messages;
  /** It is not folded under who types in it. */
  const [isTyped, setTyped] = useState(false);
  return (
    <details open={isTyped || applied || error || refused ? true : undefined}>
      <summary className="min-h-6 font-semibold text-secondary-text">{words.title}</summary>
      <div className="mt-3 flex max-w-md items-start gap-3">
        <div className="grow">
          <Field label={words.label} optional error={error ?? refused}>
            <TextInput
              name="discountCode"
              maxLength={40}
              autoComplete="off"
              onChange={() => {
                setTyped(true);
                dropRefusal();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Not the form: it is far from complete here.
                event.preventDefault();
                onApply();
              }}
            />
          </Field>
          {/* A refusal stands at the field; who cannot see it is there hears of it. */}
          <output className="text-sm text-muted">
            {applied ?? <span className="sr-only">{refused}</span>}
          </output>
        </div>
        <Button variant="outline" className="mt-7.5" loading={busy} onClick={onApply}>
          {words.apply}
        </Button>
      </div>
    </details>
  );
}
