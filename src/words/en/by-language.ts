/** In the place of `../by-language.ts` on pages in English. */
export const byLanguage = <T>(make: (locale: string) => T) => {
  const made = make('en-US');
  return () => made;
};
