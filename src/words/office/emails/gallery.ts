/** What the office is emailed about photos and videos that nobody has reviewed for long. */
export const messages = {
  subject: (count: number) => `${waiting(count)} for review`,
  opening: (count: number, keptDays: number) =>
    `${waiting(count)} for your review for more than two months. Submissions that nobody reviews within ${keptDays} days are deleted.`,
  review: 'Review them',
};

function waiting(count: number): string {
  return count === 1 ? '1 photo or video waits' : `${count} photos and videos wait`;
}
