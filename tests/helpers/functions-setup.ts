import { afterAll, afterEach } from 'vitest';
import { closeStack, flush } from './functions.ts';

/* Runs before each file of tests/functions, in the same process. */

afterEach(flush);
afterAll(closeStack);
