import { expect, test } from 'vitest';
import { ENDPOINTS } from '#tests/helpers/contracts.ts';
import { sampleRequest } from '#tests/helpers/sample-request.ts';

test.each(ENDPOINTS)('there is a sample for $path', (endpoint) => {
  expect(sampleRequest(endpoint)).toBeDefined();
});
