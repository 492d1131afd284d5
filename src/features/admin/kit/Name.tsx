/** The name of a row: of a very long one two lines are shown, and all of it to whoever points at it. */
export function Name({ children }: { children: string }) {
  return (
    <span title={children} className="line-clamp-2 font-semibold wrap-anywhere">
      {children}
    </span>
  );
}
