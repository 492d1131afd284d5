/** What every local stand-in answers when it is up. */
export interface Service {
  /** Without a trailing slash, such as `http://127.0.0.1:9085`. */
  url: string;
  close(): Promise<void>;
  /** Of a service in a process of its own: resolves when that ends, asked to or not. */
  ended?: Promise<unknown>;
}
