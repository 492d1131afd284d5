import { messages } from '#words/labels/player-answers.ts';
/** Something that a guardian may say of a player, and need not. */
export interface PlayerAnswer {
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
  school: { maxLength: 80, isWide: true },
  height: { maxLength: 40 },
  weight: { maxLength: 40 },
  previousExperience: { maxLength: 500, isLong: true },
} as const satisfies Record<string, PlayerAnswer>;
export type PlayerAnswerName = keyof typeof PLAYER_ANSWERS;

/** Each answer with its name. */
export const PLAYER_ANSWER_LIST = Object.entries<PlayerAnswer>(PLAYER_ANSWERS).map(
  ([name, answer]) => ({ ...answer, name: name as PlayerAnswerName }),
);

/** What an answer is called, in the language that is spoken. */
export function answerLabel(name: PlayerAnswerName): string {
  return messages[name];
}

/** Something for each answer, by its name. */
export function eachAnswer<T>(
  make: (answer: PlayerAnswer, name: PlayerAnswerName) => T,
): Record<PlayerAnswerName, T> {
  const entries = PLAYER_ANSWER_LIST.map((answer) => [answer.name, make(answer, answer.name)]);
  return Object.fromEntries(entries) as Record<PlayerAnswerName, T>;
}

/** What was answered of a player: the labels, and the words. */
export function answersOf(
  player: Readonly<Record<PlayerAnswerName, string | null>>,
): { label: string; text: string }[] {
  return PLAYER_ANSWER_LIST.flatMap(({ name }) => {
    const text = player[name];
    return text === null ? [] : [{ label: answerLabel(name), text }];
  });
}
