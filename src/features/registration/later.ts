/*
 * What the form loads once it is there, each by a function. In a module of its own, which is itself
 * loaded later: a page that names a script it may load names all that this one needs, too, and the names
 * of seventy files weigh more than a step of the form.
 */

/** The rules of the form, and what sends it. */
export const loadSending = () => import('./send-registration.ts');
export const loadTell = () => import('./tell-outcome.ts');
export const loadDiscounts = () => import('./find-discounts.ts');
export const loadFamily = () => import('./fill-in-family.ts');

export const loadLegal = async () => (await import('./LegalDialog.tsx')).LegalDialog;
export const loadInvited = async () => (await import('./invited/Invited.tsx')).Invited;
export const loadDraft = async () => (await import('./Draft.tsx')).Draft;
export const loadNotSent = async () => (await import('./NotSent.tsx')).NotSent;
export const loadKnown = async () => (await import('./known/KnownPlayers.tsx')).KnownPlayers;
export const loadProblems = async () => (await import('./ErrorSummary.tsx')).ErrorSummary;
export const loadRemoval = async () =>
  (await import('./RemovePlayerDialog.tsx')).RemovePlayerDialog;
export const loadMedical = async () => (await import('./MedicalDialog.tsx')).MedicalDialog;
export const loadOutcome = async () => (await import('./Outcome.tsx')).Outcome;
