import { messages } from '#words/header.ts';
import { pageAddress } from '#words/page-address.ts';
import { CART_EVENT, readCartCount } from './cart-count.ts';
import { currentPath, signInAddress } from './session/return-path.ts';
import {
  readSessionHint,
  SESSION_HINT_EVENT,
  type SessionHint,
  saveSessionHint,
} from './session-hint.ts';

/** Dispatched on window by the Sign Out button, for whoever holds the real session. */
export const SIGN_OUT_EVENT = 'courtside:sign-out';

/** The whole script of a content page: cart badge, greeting, and a menu that closes on its way out. */
export function startHeader(): void {
  for (const type of ['storage', 'pageshow', CART_EVENT, SESSION_HINT_EVENT]) {
    window.addEventListener(type, showHeaderState);
  }
  for (const button of all('[data-sign-out]')) {
    button.addEventListener('click', () => {
      saveSessionHint(undefined);
      window.dispatchEvent(new CustomEvent(SIGN_OUT_EVENT));
    });
  }
  for (const link of all(`[data-account="visitor"] a[href="${pageAddress('/auth')}"]`)) {
    link.addEventListener('click', () => link.setAttribute('href', signInAddress(currentPath())));
  }
  for (const main of all('main')) {
    // Left by keyboard, the menu, the page's first popover, would lie over it. Safari before 17 has none.
    main.addEventListener('focusin', () => all('[popover]')[0]?.hidePopover?.());
  }
  showHeaderState();
  sendAdminsOn();
}

/** A convenience only: what an admin may see there is decided by the server. */
function sendAdminsOn(): void {
  const target = document.body.dataset.adminsGoTo;
  if (target && readSessionHint()?.role === 'admin') location.replace(target);
}

function showHeaderState(): void {
  showCartCount(readCartCount());
  showAccount(readSessionHint());
}

function showCartCount(count: number): void {
  for (const badge of all('[data-cart-count]')) {
    badge.hidden = count === 0;
    badge.textContent = count > 99 ? '99+' : String(count);
  }
  const label = count === 0 ? messages.cart : messages.cartOf(count);
  for (const link of all('[data-cart-link]')) {
    link.setAttribute('aria-label', label);
    if (count > 0) link.hidden = false;
  }
}

function showAccount(hint: SessionHint | undefined): void {
  // Islands hide by it what is for visitors, whenever they come.
  document.documentElement.dataset.session = hint ? 'signed-in' : 'visitor';
  const isAdmin = hint?.role === 'admin';
  for (const part of all('[data-account]')) {
    part.hidden = (part.dataset.account === 'signed-in') !== Boolean(hint);
  }
  for (const name of all('[data-account-name]')) name.textContent = hint?.name ?? '';
  for (const link of all('[data-account-link]')) link.hidden = isAdmin;
  for (const link of all('[data-account-admin]')) link.hidden = !isAdmin;
}

function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector);
}
