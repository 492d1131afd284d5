import { type ChangeEvent, useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import { MAX_QUANTITY, parseQuantity } from '#domain/cart/cart.ts';
import { messages } from '#words/cart.ts';

interface QuantityFieldProps {
  /** Product, size and color: tells this line's controls from the others'. */
  name: string;
  quantity: number;
  /** Less than 1 means: remove the line. */
  onQuantity: (quantity: number) => void;
}

/** Stepper and number input. A word becomes 1; 0 or less, and one step below 1, remove the line. */
export function QuantityField({ name, quantity, onQuantity }: QuantityFieldProps) {
  /** What is in the input while it differs from the quantity; otherwise undefined. */
  const [typed, setTyped] = useState<string>();
  const full = quantity >= MAX_QUANTITY;

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value);
    // Totals follow while one types; what may be half a number ('', '0') waits until it is finished.
    const value = /^\d+$/.test(target.value) ? Number(target.value) : 0;
    if (value >= 1 && value <= MAX_QUANTITY) onQuantity(value);
  }
  function finish() {
    if (typed === undefined) return;
    setTyped(undefined);
    onQuantity(parseQuantity(typed));
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="inline-flex w-fit rounded-md border border-control bg-surface focus-within:border-ink">
        <StepButton
          icon={icons.minus}
          label={messages.decrease(name)}
          onClick={() => onQuantity(quantity - 1)}
        />
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          step={1}
          autoComplete="off"
          aria-label={messages.quantityOf(name)}
          value={typed ?? String(quantity)}
          onChange={handleChange}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          className="tabular w-12 appearance-none rounded-sm border-x border-line bg-transparent text-center text-base text-ink [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton
          icon={icons.plus}
          label={messages.increase(name)}
          disabled={full}
          onClick={() => onQuantity(quantity + 1)}
        />
      </div>
      {full && <p className="text-sm text-muted">{messages.mostPieces(MAX_QUANTITY)}</p>}
    </div>
  );
}

interface StepButtonProps {
  icon: IconPath;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function StepButton({ icon, label, disabled = false, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      // Not `disabled`, which would drop the keyboard's focus at the last step.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="grid size-11 place-items-center rounded-md text-ink hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon path={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
