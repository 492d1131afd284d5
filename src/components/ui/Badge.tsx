import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconPath } from './icons.ts';

export type BadgeTone =
  | 'primary'
  | 'secondary'
  | 'neutral'
  | 'success'
  | 'danger'
  | 'warning'
  | 'outline';

interface BadgeProps {
  tone?: BadgeTone;
  /** Beside the word, never instead of it. */
  icon?: IconPath;
  /** Large where it is what one looks for, such as a result. */
  size?: 'md' | 'lg';
  children: ReactNode;
}

const TONES: Record<BadgeTone, string> = {
  primary: 'border-transparent bg-primary text-on-primary',
  secondary: 'border-line bg-secondary-tint text-secondary-text',
  neutral: 'border-line bg-tint text-ink',
  success: 'border-transparent bg-success-tint text-success',
  danger: 'border-transparent bg-danger-tint text-danger',
  warning: 'border-transparent bg-warning-tint text-warning',
  outline: 'border-control text-ink',
};

const SIZES = {
  md: 'px-2.5 py-0.5 text-sm font-semibold',
  lg: 'headline px-3.5 py-1 text-2xl leading-none',
};

/** A word of status: its meaning is in the word, the color only helps. */
export function Badge({ tone = 'neutral', icon, size = 'md', children }: BadgeProps) {
  return (
    <span
      className={`tabular inline-flex items-baseline gap-1.5 rounded-full border whitespace-nowrap ${SIZES[size]} ${TONES[tone]}`}
    >
      {icon && <Icon path={icon} className="size-3.5 self-center" />}
      {children}
    </span>
  );
}
