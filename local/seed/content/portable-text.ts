/** A paragraph, or the points of a bulleted list. */
export type Passage = string | { list: readonly string[] };

interface Block {
  _type: 'block';
  _key: string;
  style: 'normal';
  markDefs: [];
  children: [{ _type: 'span'; _key: string; text: string; marks: [] }];
  listItem?: 'bullet';
  level?: 1;
}

function block(text: string, key: string): Block {
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  };
}

/** Portable text as the Studio writes it. Keys count up, so a regenerated file differs only where the text does. */
export function portableText(passages: readonly Passage[]): Block[] {
  return passages.flatMap((passage, index) =>
    typeof passage === 'string'
      ? [block(passage, `p${index}`)]
      : passage.list.map(
          (point, item): Block => ({
            ...block(point, `p${index}i${item}`),
            listItem: 'bullet',
            level: 1,
          }),
        ),
  );
}

/** Array members need a `_key` each; theirs is their place. */
export function keyed<Item extends object>(items: readonly Item[]): (Item & { _key: string })[] {
  return items.map((item, index) => ({ _key: `k${index}`, ...item }));
}

/** A reference to another document of this dataset. */
export function reference(id: string) {
  return { _type: 'reference', _ref: id };
}
