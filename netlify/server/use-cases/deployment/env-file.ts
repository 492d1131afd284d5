/**
 * Pure: the text of an environment file with these variables set, each in the place where it stands, else
 * at the end. Comments and all else stay.
 * @param values without line breaks
 */
export function setVariables(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((before, [name, value]) => {
    const line = `${name}=${quote(value)}`;
    const place = new RegExp(`^${name}=.*$`, 'm');
    if (place.test(before)) return before.replace(place, () => line);
    return `${before.replace(/\n*$/, '\n')}${line}\n`;
  }, text);
}

/** What a file would take for a comment, or for the end of the value, stands in quotes. */
function quote(value: string): string {
  return /^[\w:/.@+=,-]*$/.test(value) ? value : `"${value}"`;
}
