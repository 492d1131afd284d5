import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconPath } from './icons.ts';
import * as icons from './icons.ts';

type AlertTone = 'info' | 'success' | 'error';

export interface AlertProps {
  tone?: AlertTone;
  title: string;
  children?: ReactNode;
  /** What to do about it, such as a Retry button. */
  action?: ReactNode;
  /** Stands in a region that is read. */
  isReadElsewhere?: boolean;
  className?: string;
}

const TONES: Record<AlertTone, { classes: string; icon: IconPath; iconColor: string }> = {
  info: { classes: 'border-line bg-tint', icon: icons.info, iconColor: 'text-secondary-text' },
  success: {
    classes: 'border-success bg-success-tint',
    icon: icons.check,
    iconColor: 'text-success',
  },
  error: { classes: 'border-danger bg-danger-tint', icon: icons.alert, iconColor: 'text-danger' },
};

/** Says what happened where it happened. Errors interrupt a screen reader, the others wait. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, action, isReadElsewhere, className = '' } = props;
  const { classes, icon, iconColor } = TONES[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      role={isReadElsewhere ? undefined : role}
      className={`flex flex-wrap items-start gap-3 rounded-md border p-4 text-ink ${classes} ${className}`}
    >
      <Icon path={icon} className={`mt-0.5 size-5 ${iconColor}`} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-sm">{children}</div>}
      </div>
      {action}
    </div>
  );
}
