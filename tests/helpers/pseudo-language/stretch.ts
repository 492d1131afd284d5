const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
const VOWEL = /[aeiouAEIOU]/;
/** Longer by this part: what German takes beside English, and more than Spanish does. */
const LONGER = 0.4;

/** 'Save' becomes 'Sááávéé': read as before, and longer within its words, where no line breaks. */
export function stretch(text: string): string {
  const letters = [...text];
  const vowels = letters.filter((letter) => VOWEL.test(letter)).length;
  if (vowels === 0) return text;
  const extra = Math.ceil(text.trim().length * LONGER);
  let index = 0;
  return letters
    .map((letter) => {
      const accented = ACCENTED[letter];
      if (!accented) return letter;
      // The first vowels take one more where they cannot all take as many.
      const more = Math.floor(extra / vowels) + (index < extra % vowels ? 1 : 0);
      index += 1;
      return accented + accented.toLowerCase().repeat(more);
    })
    .join('');
}
