import { messages } from '#words/controls.ts';

/**
 * A field that only a program fills in; the server refuses it then. Off the screen and not
 * `display: none`, which programs know; inert, so that neither the keyboard, screen readers nor the
 * browser's own filling-in get to it.
 */
export function Honeypot() {
  return (
    <div inert aria-hidden="true" className="absolute -start-[200vw] top-0">
      <label>
        {messages.website}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
