/** On a bill whose player has been deleted. */
export const messages = {
  unknown: 'Unknown Player',
};
