/** Bands of a page lie plain and tinted by turns. */
export type Tone = 'plain' | 'tint';
