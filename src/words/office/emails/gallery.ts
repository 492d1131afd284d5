/** What the office is emailed about photos and videos that nobody has reviewed for long. */
export const messages = {
  subject: (count: number) => `${waiting(count)} for review`,
  opening: (count: number, keptDays: number) =>
    `${count === 1 ? '1 photo or video has' : `${count} photos and videos have`} been waiting for your review for more than two months. We delete submissions that nobody reviews within ${keptDays} days.`,
  review: 'Review them',
};

function waiting(count: number): string {
  return count === 1 ? '1 photo or video is waiting' : `${count} photos and videos are waiting`;
}
