import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

/** What local/content-lake takes as the token of whoever may edit. It opens nothing but this laptop's data. */
const EDITOR_TOKEN = 'local-editor';

/** A client of the Content Lake at an address of this machine, as an editor or as a visitor. */
export function connectToLake(
  apiHost: string,
  options: ClientConfig,
  signedIn: boolean,
): SanityClient {
  const { token: _token, ...rest } = options;
  return createClient({
    ...rest,
    apiHost,
    // Otherwise the project's name would be put before the host.
    useProjectHostname: false,
    useCdn: false,
    withCredentials: false,
    ignoreBrowserTokenWarning: true,
    ...(signedIn && { token: EDITOR_TOKEN }),
  });
}
