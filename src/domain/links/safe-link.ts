/** Where a link of a text may lead: never `javascript:`, `data:` or another site's idea of a relative path. */
export const SAFE_LINK =
  /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d().-]*|\/(?!\/)[^\s]*|#[^\s]+)$/i;
