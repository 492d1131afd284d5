/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** 'error' is announced at once and stays longer. */
  tone?: 'info' | 'success' | 'error';
  /** Read by screen readers elsewhere, as beside a form's button: only seen here. */
  isReadElsewhere?: boolean;
  /** A button on it; pressed, it takes the toast away. */
  action?: {
    label: string;
    /** How a keyboard gets to it, for screen readers. */
    hint?: string;
    run: () => void;
  };
  /** How long it stays; as its tone says unless told. */
  seconds?: number;
}
