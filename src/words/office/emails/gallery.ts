/** What the office is emailed about photos and videos that people sent. */
export const messages = {
  subject: (count: number) => `${waiting(count)} for review`,
  opening: (count: number, keptDays: number) =>
    `${count === 1 ? '1 photo or video has' : `${count} photos and videos have`} been waiting for your review for more than two months. We delete submissions that nobody reviews within ${keptDays} days.`,
  review: 'Review them',
  notCleanedSubject: (title: string) => `This video may show where it was filmed: ${title}`,
  notCleaned:
    'Phones write into a video where it was filmed. We remove that from every video, but this one is built in a way that we do not know. It is still in the gallery. Please delete it, or ask the sender for another one.',
  openVideo: 'Open the video in the dashboard',
};

function waiting(count: number): string {
  return count === 1 ? '1 photo or video is waiting' : `${count} photos and videos are waiting`;
}
