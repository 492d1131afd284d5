import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What one gets: below the hint, and read after the name. */
  points?: readonly string[];
  disabled?: boolean;
}

interface RadioGroupProps {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  /** Uncontrolled; with `value` and `onValueChange` controlled. */
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  /** Hides the legend from sight where a heading already says it. */
  hideLegend?: boolean;
  /** Classes of the grid: the cards stand below each other without. */
  columns?: string;
}

const CARD =
  'flex items-start gap-3 rounded-md border border-control bg-surface p-3 transition-colors ' +
  'has-checked:border-secondary-text has-checked:bg-secondary-tint has-checked:ring-1 ' +
  'has-checked:ring-secondary-text has-disabled:opacity-60 has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Native radios as cards: one choice, reachable with the arrow keys. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, error, hint, hideLegend, columns = '', onValueChange } = props;
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="min-w-0" aria-describedby={described || undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={`grid gap-2 ${columns}`}>
        {options.map((option, index) => (
          <label key={option.value} className={CARD}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              {...(option.points && {
                'aria-labelledby': `${id}${index}`,
                'aria-describedby': `${id}${index}-points`,
              })}
              className="mt-1 size-4 shrink-0 outline-none"
              {...checkedProps(props, option.value)}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className="min-w-0">
              <span id={option.points && `${id}${index}`} className="block">
                <span className="block font-semibold">{option.label}</span>
                {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
              </span>
              {option.points && (
                <span id={`${id}${index}-points`} className="mt-2 flex flex-col gap-1 text-sm">
                  {option.points.map((point) => (
                    <span key={point} className="flex gap-2">
                      <Icon
                        path={icons.check}
                        className="mt-[0.2em] size-[1em] text-primary-text"
                      />
                      {point}
                    </span>
                  ))}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  );
}

function checkedProps({ value, defaultValue }: RadioGroupProps, option: string) {
  return value === undefined
    ? { defaultChecked: defaultValue === option }
    : { checked: value === option };
}
