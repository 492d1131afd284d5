interface NameProps {
  children: string;
  /** Of what nobody waits for any more: not bold. */
  isPlain?: boolean;
}

/** The name of a row: of a very long one two lines are shown, and all of it to whoever points at it. */
export function Name({ children, isPlain = false }: NameProps) {
  return (
    <span
      title={children}
      className={`line-clamp-2 wrap-anywhere ${isPlain ? '' : 'font-semibold'}`}
    >
      {children}
    </span>
  );
}
