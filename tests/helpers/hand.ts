import type { Locator } from '@playwright/test';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): to point at something and press it,
 * one key of a person who types with some practice, and to think before each control.
 */
const POINT_AND_PRESS = 1.3;
const KEY = 0.28;
const THINK = 1.35;

/** A person's hand on a page: does what a person does, and counts it. */
export class Hand {
  #touched = 0;
  #keys = 0;
  #seconds = 0;

  /** A button, a link or a box. */
  async press(control: Locator): Promise<void> {
    await control.click();
    this.#note(POINT_AND_PRESS);
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await field.pressSequentially(text);
    this.#keys += text.length;
    this.#note(POINT_AND_PRESS + text.length * KEY);
  }

  /** Opens a list, and points at one of its lines. */
  async choose(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
    this.#note(2 * POINT_AND_PRESS);
  }

  #note(seconds: number): void {
    this.#touched += 1;
    this.#seconds += THINK + seconds;
  }

  /** What it came to, as of now. */
  get effort(): { touched: number; keys: number; seconds: number } {
    return { touched: this.#touched, keys: this.#keys, seconds: Math.round(this.#seconds) };
  }
}
