interface ColorKeyProps {
  items: readonly { label: string; color: string; value: string }[];
}

/** What each color of a chart stands for, with its sum. */
export function ColorKey({ items }: ColorKeyProps) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:flex sm:flex-wrap">
      {items.map(({ label, color, value }) => (
        <div key={label} className="flex items-center justify-between gap-2">
          <dt className="flex items-center gap-2 text-muted">
            <span
              aria-hidden="true"
              className="size-3.5 rounded-sm"
              style={{ background: color }}
            />
            {label}
          </dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
