/** What a person reads when a call did not reach the API or its answer makes no sense. */
export const messages = {
  network: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  unauthorized: 'Not authenticated. Please sign in first.',
  aborted: 'The request was canceled.',
  unexpected_answer: 'Something went wrong on our side. Please try again in a moment.',
};
