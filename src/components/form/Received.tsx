import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

interface ReceivedProps {
  title: string;
  children: ReactNode;
}

/**
 * Above a form that has been sent and is blank again: what has become of it, and what happens next. It
 * takes the focus, so that it is read, and stays until the form is sent again.
 */
export function Received({ title, children }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="flex items-start gap-3 rounded-lg border border-success bg-success-tint p-5">
      <Icon name="check" className="mt-1 size-6 text-success" />
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        <div className="mt-1 grid gap-2">{children}</div>
      </div>
    </div>
  );
}
