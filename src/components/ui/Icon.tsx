import type { IconPath } from './icons.ts';

interface IconProps {
  /** One of `icons.ts`. */
  path: IconPath;
  className?: string;
}

/** Decoration beside a word; hidden from screen readers, so the word must be there. */
export function Icon({ path, className = 'size-5' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
