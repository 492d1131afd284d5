type FirebaseModule = typeof import('./firebase.ts');
let loading: Promise<FirebaseModule> | undefined;

/** Loads Firebase Auth, once a page; a load that failed is tried again at the next call. */
export function loadFirebase(): Promise<FirebaseModule> {
  loading ??= import('./firebase.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
