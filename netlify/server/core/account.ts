import type { Profile } from '#domain/accounts/profile.ts';

/** Who a valid ID token was issued to. */
export interface SignedIn {
  uid: string;
  /** Lower case. Records are matched by it only while it is verified. */
  email: string;
  /** By a link of ours. */
  emailVerified: boolean;
  /** When they last gave their password: renewing a token does not count. UTC ISO instant. */
  signedInAt: string;
}

/** Who calls, as the token and the stored profile say; nothing of it comes from the request's input. */
export interface Account extends SignedIn {
  /** Null until the profile is made, right after the sign-up, and while it is of another address. */
  profile: Profile | null;
}
