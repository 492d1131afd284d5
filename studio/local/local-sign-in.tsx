import type { SanityClient } from '@sanity/client';
import { Button, Card, Container, Heading, Stack, Text } from '@sanity/ui';
import { BehaviorSubject, from, map, of, shareReplay, switchMap } from 'rxjs';
import type { AuthStore, CurrentUser } from 'sanity';

const STORAGE_KEY = 'courtside-local-editor';

/** Signing in without an account: one button, remembered in this browser, seen by its other tabs. */
export function makeLocalAuth(connect: (signedIn: boolean) => SanityClient): AuthStore {
  const signedIn = new BehaviorSubject(localStorage.getItem(STORAGE_KEY) !== null);
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) signedIn.next(localStorage.getItem(STORAGE_KEY) !== null);
  });
  const signIn = () => {
    localStorage.setItem(STORAGE_KEY, 'yes');
    signedIn.next(true);
  };
  const signOut = () => {
    localStorage.removeItem(STORAGE_KEY);
    signedIn.next(false);
  };
  const visitor = connect(false);
  const editor = connect(true);
  return {
    state: signedIn.pipe(
      switchMap((isIn) =>
        isIn
          ? from(readUser(editor)).pipe(map((user) => authenticated(editor, user)))
          : of(guest(visitor)),
      ),
      shareReplay(1),
    ),
    LoginComponent: makeSignIn(signIn),
    logout: async () => signOut(),
  };
}

const guest = (client: SanityClient) => ({ authenticated: false, currentUser: null, client });
const authenticated = (client: SanityClient, currentUser: CurrentUser) => ({
  authenticated: true,
  currentUser,
  client,
});

function readUser(client: SanityClient): Promise<CurrentUser> {
  return client.request<CurrentUser>({ uri: '/users/me' });
}

/** The Studio renders this without properties of ours; the component stays the same for good. */
function makeSignIn(signIn: () => void) {
  return LocalSignIn.bind(null, { signIn });
}

function LocalSignIn({ signIn }: { signIn: () => void }) {
  return (
    <Container width={0} padding={5}>
      <Card padding={5} radius={3} shadow={1}>
        <Stack space={5}>
          <Heading as="h1">Courtside on this laptop</Heading>
          <Text>
            Nothing here reaches the real website. What you change is kept in this project’s folder.
          </Text>
          <Button text="Sign in as local editor" tone="primary" onClick={signIn} />
        </Stack>
      </Card>
    </Container>
  );
}
