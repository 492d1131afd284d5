/** When the photos of a demo video change, in seconds. */
const CHANGES = [0, 4.7, 9.1, 13.5, 17.9, 22];

/** The captions of a demo video: a sentence for each of its five photos. */
export function webVtt(sentences: readonly string[]): string {
  const cues = sentences.map((sentence, index) => {
    const [from = 0, to = 0] = CHANGES.slice(index, index + 2);
    return `${timeOf(from)} --> ${timeOf(to - 0.2)}\n${sentence}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

const timeOf = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
