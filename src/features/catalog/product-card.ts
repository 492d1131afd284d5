import { readCart, updateCart } from '#browser/cart-store.ts';
import { showToast } from '#components/ui/toast.ts';
import {
  addItem,
  MAX_LINES,
  MAX_QUANTITY,
  type NewCartItem,
  refusalToAdd,
} from '#domain/cart/cart.ts';
import { messages } from '#words/shop.ts';

/*
 * The life of a product card: the color's picture and Add to Cart. A custom element and not a React
 * island, because the card is complete as HTML and React would weigh ten times what this does.
 */
class ProductCard extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => this.#showChosenColor());
    this.addEventListener('submit', (event) => this.#addToCart(event));
    this.addEventListener('pointerenter', () => this.#loadColors(), { once: true });
    this.addEventListener('focusin', () => this.#loadColors(), { once: true });
    // A browser that goes back in history restores the choices, but not the picture.
    this.#showChosenColor();
    for (const button of this.querySelectorAll('button')) button.disabled = false;
  }

  #chosen(name: 'size' | 'color'): HTMLInputElement | null {
    return this.querySelector(`input[name="${name}"]:checked`);
  }

  #showChosenColor(): void {
    const { image, alt } = this.#chosen('color')?.dataset ?? {};
    const picture = this.querySelector('img');
    if (!picture || !image || picture.getAttribute('src') === image) return;
    showAddress(picture, image);
    picture.alt = alt ?? '';
  }

  /** Pictures of the other colors are asked for once someone turns to this card. */
  #loadColors(): void {
    const shown = this.querySelector('img');
    for (const { dataset } of this.querySelectorAll<HTMLInputElement>('[data-image]')) {
      if (shown && dataset.image) showAddress(shown.cloneNode() as HTMLImageElement, dataset.image);
    }
  }

  #addToCart(event: SubmitEvent): void {
    event.preventDefault();
    const size = this.#chosen('size')?.value ?? '';
    const color = this.#chosen('color');
    const product = JSON.parse(this.dataset.item ?? '') as Pick<
      NewCartItem,
      'productId' | 'name' | 'priceCents'
    >;
    const item = {
      ...product,
      image: color?.dataset.image ?? '',
      size,
      color: color?.value ?? '',
    };
    const before = readCart();
    const refusal = refusalToAdd(before, item);
    if (refusal) {
      const most = refusal === 'line-full' ? MAX_QUANTITY : MAX_LINES;
      void showToast({ ...messages.refused[refusal](item.name, most), tone: 'error' });
      return;
    }
    if (!updateCart((cart) => addItem(cart, item))) {
      // The next page, the cart's own, would be without it.
      updateCart(() => before);
      void showToast({ ...messages.notKept, tone: 'error' });
      return;
    }
    void showToast({ ...messages.added(item.name, item.size, item.color), tone: 'success' });
    this.#celebrate();
  }

  /** The cart's count jumps once, and the way to the cart is there from now on. */
  #celebrate(): void {
    this.querySelector('[data-view-cart]')?.removeAttribute('hidden');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const badge of document.querySelectorAll('[data-cart-count]')) {
      badge.animate({ scale: [1, 1.6, 1] }, { duration: 360, easing: 'ease-out' });
    }
  }
}

/**
 * Shows another color's picture: in the same widths, as a product's photos are usually of one size; in one
 * width where it is too small for the others.
 */
function showAddress(picture: HTMLImageElement, address: string): void {
  const [folder, file] = splitAddress(picture.getAttribute('src') ?? '');
  const [nextFolder, nextFile] = splitAddress(address);
  // What is offered as AVIF is the color that was shown first.
  picture.parentElement?.querySelector(':scope > source')?.remove();
  picture.srcset = folder === nextFolder ? picture.srcset.replaceAll(file, nextFile) : '';
  picture.src = address;
}

/** '/img/800/cap.jpg' → ['/img/800/', 'cap.jpg'] */
function splitAddress(address: string): [folder: string, file: string] {
  const end = address.lastIndexOf('/') + 1;
  return [address.slice(0, end), address.slice(end)];
}

customElements.define('product-card', ProductCard);
