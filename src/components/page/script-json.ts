/** JSON that can stand inside a `<script>`: no text in it can end the element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
