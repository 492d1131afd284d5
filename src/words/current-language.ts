import { DEFAULT_LANGUAGE, type Language } from './language.ts';

let read: () => Language = () => DEFAULT_LANGUAGE;

/**
 * The language that is spoken right now: on the server that of the request or of the person who is written
 * to. The build of the site puts that of its pages in this module's place, a file of the language's folder.
 */
export function currentLanguage(): Language {
  return read();
}

/** Called once by the server, which knows whom it is answering. */
export function readLanguageFrom(source: () => Language): void {
  read = source;
}
