/** In the place of `../current-language.ts` on pages in English. */
export const currentLanguage = () => 'en' as const;
