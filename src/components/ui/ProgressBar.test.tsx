import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test.each([
  [undefined, 'indeterminate'],
  [0, 'loading'],
  [99, 'loading'],
  [100, 'complete'],
])('of 100 unless told, %s is %s', (value, state) => {
  const bar = renderToStaticMarkup(<ProgressBar label="Upload progress" value={value} />);
  expect(bar).toContain('aria-valuemax="100"');
  expect(bar).toContain(`data-state="${state}"`);
});
