import path from 'node:path';
import { Faults } from './faults.ts';
import { ObjectStore } from './object-store.ts';
import { UploadSessions } from './upload-session.ts';

/** The one bucket, and everything around it. */
export interface Bucket {
  name: string;
  /** Address of this server, known once it listens. */
  origin: string;
  /** Where bytes wait until they are an object. */
  directory: string;
  objects: ObjectStore;
  sessions: UploadSessions;
  faults: Faults;
}

export function openBucket(name: string, directory: string): Bucket {
  return {
    name,
    origin: '',
    directory,
    objects: new ObjectStore(path.join(directory, 'objects')),
    sessions: new UploadSessions(path.join(directory, 'sessions')),
    faults: new Faults(),
  };
}
