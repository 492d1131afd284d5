import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollAreaProps {
  /** What is in it, for whoever gets here with the keyboard. */
  label: string;
  className: string;
  children: ReactNode;
}

/** What may be wider or longer than its place: then the keyboard can stop at it, and scroll it with the arrows. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const look = new ResizeObserver(() =>
      setScrolls(
        area.scrollWidth > area.clientWidth ||
          (area.scrollHeight > area.clientHeight && getComputedStyle(area).overflowY !== 'visible'),
      ),
    );
    look.observe(area);
    for (const part of area.children) look.observe(part);
    return () => look.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className={className}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
