/** Has the browser save a file under a name. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The same for a PDF. */
export function savePdf(name: string, bytes: Uint8Array): void {
  saveFile(name, [Uint8Array.from(bytes)], 'application/pdf');
}
