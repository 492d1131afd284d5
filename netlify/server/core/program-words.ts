/** How the program names itself, and how soon it promises to answer: '24 hours'. Null where staff have not said. */
export interface ProgramWords {
  programName: string | null;
  contact: string | null;
  volunteerApplication: string | null;
}
