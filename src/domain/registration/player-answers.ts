/** Something that a guardian may say of a player, and need not. */
export interface PlayerAnswer {
  /** On the form, in the office's details, its spreadsheet and its email. */
  label: string;
  /** Characters. */
  maxLength: number;
  /** Several lines; one line otherwise. */
  isLong?: boolean;
  /** A line as wide as the form. */
  isWide?: boolean;
}

/**
 * The answers about a player that may be left out, in the order in which they are asked and told. What is
 * typed, stored and told of each follows from its line here. Nothing private: medical information has a
 * field and a document of its own.
 */
const PLAYER_ANSWERS = {
  school: { label: 'School', maxLength: 80, isWide: true },
  height: { label: 'Height', maxLength: 40 },
  weight: { label: 'Weight', maxLength: 40 },
  previousExperience: { label: 'Previous Experience', maxLength: 500, isLong: true },
} as const satisfies Record<string, PlayerAnswer>;
export type PlayerAnswerName = keyof typeof PLAYER_ANSWERS;

/** Each answer with its name. */
export const PLAYER_ANSWER_LIST = Object.entries<PlayerAnswer>(PLAYER_ANSWERS).map(
  ([name, answer]) => ({ ...answer, name: name as PlayerAnswerName }),
);

/** Something for each answer, by its name. */
export function eachAnswer<T>(make: (answer: PlayerAnswer) => T): Record<PlayerAnswerName, T> {
  const entries = PLAYER_ANSWER_LIST.map((answer) => [answer.name, make(answer)]);
  return Object.fromEntries(entries) as Record<PlayerAnswerName, T>;
}

/** What was answered of a player: the labels, and the words. */
export function answersOf(
  player: Readonly<Record<PlayerAnswerName, string | null>>,
): { label: string; text: string }[] {
  return PLAYER_ANSWER_LIST.flatMap(({ name, label }) => {
    const text = player[name];
    return text === null ? [] : [{ label, text }];
  });
}
