/** The frame of everything one types or picks in. 16 px text, so that phones do not zoom in. */
export const CONTROL_CLASS =
  'w-full min-h-11 rounded-md border border-control bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';
