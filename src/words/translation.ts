/** The shape of English words in another language: the same keys, and functions of the same values. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Words
    ? (...values: Values) => Translation<Words>
    : T extends readonly (infer Item)[]
      ? readonly Translation<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Translation<T[Key]> }
        : T;
