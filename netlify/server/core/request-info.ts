/** What a use-case may know of the request it serves. */
export interface RequestInfo {
  requestId: string;
  now: Date;
  /** Of the caller, as Netlify saw it; empty where it is not known. */
  ip: string;
  userAgent: string;
  /** The proof of work a form brought along; empty without one. */
  proof: string;
  /** Work that goes on after the answer, such as sending email. */
  waitUntil(work: Promise<unknown>): void;
}
