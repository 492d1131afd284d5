/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** 'error' is announced at once and stays longer. */
  tone?: 'info' | 'success' | 'error';
}
