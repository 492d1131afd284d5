interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** How far it is, of `max`; undefined while that is not known. */
  value: number | undefined;
  max?: number;
  className?: string;
}

/** A bar in one of three states: indeterminate, loading, complete. */
export function ProgressBar({ label, value, max = 100, className = '' }: ProgressBarProps) {
  const state = value === undefined ? 'indeterminate' : value >= max ? 'complete' : 'loading';
  const percent = value === undefined ? 100 : Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      data-state={state}
      className={`h-2 overflow-hidden rounded-full bg-tint ring-1 ring-control ring-inset forced-colors:border ${className}`}
    >
      <div
        className={`bar h-full rounded-full transition-[width] duration-200 ${FILL[state]}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

const FILL = {
  indeterminate: 'animate-pulse bg-secondary opacity-40',
  loading: 'bg-secondary',
  complete: 'bg-success',
} as const;
