/** What a form-encoded body decodes to before any schema is applied: only strings and trees. */
type FormValue = string | FormTree;
export interface FormTree {
  [name: string]: FormValue;
}

const newTree = (): FormTree => Object.create(null) as FormTree;

/**
 * Decodes Stripe's nested form encoding (`a[b][0][c]=v`, and `a[]=v` as curl writes it). Lists
 * stay trees with numeric keys: only the schema knows where a list is meant.
 */
export function parseForm(encoded: string): FormTree {
  const root = newTree();
  for (const [key, value] of new URLSearchParams(encoded)) setPath(root, splitKey(key), value);
  return root;
}

function splitKey(key: string): string[] {
  const open = key.indexOf('[');
  if (open <= 0) return [key];
  return [
    key.slice(0, open),
    ...[...key.slice(open).matchAll(/\[([^\]]*)\]/g)].map((m) => m[1] ?? ''),
  ];
}

function setPath(root: FormTree, path: readonly string[], value: string) {
  let tree = root;
  for (const [index, part] of path.entries()) {
    const name = part === '' && index > 0 ? String(Object.keys(tree).length) : part;
    if (index === path.length - 1) {
      tree[name] = value;
      return;
    }
    const next = tree[name];
    const child = typeof next === 'object' ? next : newTree();
    tree[name] = child;
    tree = child;
  }
}
