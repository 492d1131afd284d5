const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** 1536 → '1.50 KB'. Bytes are whole; everything above has two decimals. */
export function formatFileSize(bytes: number): string {
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), 3);
  const value = bytes / STEP ** unit;
  return `${unit === 0 ? value : value.toFixed(2)} ${UNITS[unit] ?? 'GB'}`;
}
