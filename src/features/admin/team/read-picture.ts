import { MAX_BRAND_BYTES } from '#contracts/team/brand.ts';
import { messages } from '#words/office/dashboard/team.ts';
import { messages as refusals } from '#words/office/refusals/team.ts';

/** A chosen file in Base64, or in words why it cannot be sent. */
export async function readPicture(file: File): Promise<{ data: string } | { problem: string }> {
  if (file.size > MAX_BRAND_BYTES) return { problem: refusals.tooLarge };
  if (file.size === 0) return { problem: messages.brand.empty };
  try {
    const address = await readAsDataUrl(file);
    return { data: address.slice(address.indexOf(',') + 1) };
  } catch {
    return { problem: messages.brand.unreadable };
  }
}

/** 'data:image/png;base64,…' */
function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
