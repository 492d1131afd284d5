interface SpinnerProps {
  /** Spoken and shown beside it; without one the spinner is decoration. */
  label?: string;
  className?: string;
}

/** A turning arc. With a label it is a status that screen readers announce. */
export function Spinner({ label, className = 'size-[1em]' }: SpinnerProps) {
  const arc = (
    <svg viewBox="0 0 24 24" className={`shrink-0 animate-spin ${className}`} aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        opacity="0.25"
      />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
  if (!label) return arc;
  return (
    <div role="status" className="inline-flex items-center gap-3 text-muted">
      {arc}
      <span>{label}</span>
    </div>
  );
}
