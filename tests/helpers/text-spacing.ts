/* What runs in the page, for tests of how text fits. */

/** Spaces text out as WCAG 1.4.12 says that a reader may. A sheet made by script is not the page's policy's business. */
export function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The texts of the page's main part that are cut off or run out of their box, and the page itself where it scrolls sideways. */
export function listCutOff(): string[] {
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over > 0) found.push(`the page: ${over} px too wide`);
  const texts = 'a, button, label, h1, h2, h3, p, th, td, dt, dd, summary, legend';
  for (const part of document.querySelectorAll<HTMLElement>(`main :is(${texts})`)) {
    const { display, overflowY, position, webkitLineClamp } = getComputedStyle(part);
    const isShown =
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      part.clientWidth > 2;
    // Of a long name two lines are meant to be seen; what is for ears only is a pixel wide.
    const isMeant = webkitLineClamp !== 'none' || position === 'absolute';
    if (!isShown || isMeant || display === 'inline') continue;
    const wide = part.scrollWidth - part.clientWidth;
    const high = overflowY === 'hidden' ? part.scrollHeight - part.clientHeight : 0;
    if (wide > 1 || high > 2) {
      found.push(`${part.tagName} “${part.textContent.trim().slice(0, 40)}”: ${wide}, ${high} px`);
    }
  }
  return found;
}
