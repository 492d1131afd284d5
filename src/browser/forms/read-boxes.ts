/** Which of a form's boxes are ticked, by name; one that is not there is not ticked. */
export function readBoxes<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, boolean> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, data.has(name)])) as Record<Name, boolean>;
}
