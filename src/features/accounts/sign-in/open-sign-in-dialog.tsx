import { createRoot } from 'react-dom/client';
import { SignInDialog } from './SignInDialog.tsx';

let isOpen = false;

/** Opens the dialog over the page; a second one while it is open does nothing. */
export function openSignInDialog(options: { withSignUp: boolean }): void {
  if (isOpen) return;
  isOpen = true;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const remove = () => {
    isOpen = false;
    // Later than the dialog's own closing, which gives the focus back.
    setTimeout(() => {
      root.unmount();
      host.remove();
    });
  };
  root.render(<SignInDialog withSignUp={options.withSignUp} onClosed={remove} />);
}
