/** A player of an earlier season, to be ticked and not typed again. */
export interface KnownPlayer {
  firstName: string;
  lastName: string;
  /** As they should be by now; null where they cannot be told. An invitation's link has neither. */
  age?: number | null;
  grade?: number | null;
}
