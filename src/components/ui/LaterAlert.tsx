import { Alert, type AlertProps } from './Alert.tsx';

interface LaterAlertProps extends Omit<AlertProps, 'isReadElsewhere'> {
  shown: boolean;
}

/**
 * An alert that comes of what somebody did, where the focus stays and nothing else says it. Its region is
 * there before: screen readers do not read one that comes with its words.
 */
export function LaterAlert({ shown, ...alert }: LaterAlertProps) {
  return (
    <div role="status" className="empty:absolute">
      {shown && <Alert {...alert} isReadElsewhere />}
    </div>
  );
}
