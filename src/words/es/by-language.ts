/** In the place of `../by-language.ts` on pages in Spanish. */
export const byLanguage = <T>(make: (locale: string) => T) => {
  const made = make('es-US');
  return () => made;
};
