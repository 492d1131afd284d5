/** The part of a Zod issue that a form needs. */
interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Messages by field path ('lines.0.size'), the first one a field has: a person corrects one thing at a
 * time. Issues of the whole value come under the empty path ''.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    fields[issue.path.map(String).join('.')] ??= issue.message;
  }
  return fields;
}
