import { expect, test } from 'vitest';
import { previewColors } from './color-preview.ts';

test('shows the default colors with the text that can be read on them', () => {
  const [primary, secondary, ...dark] = previewColors({ primary: '#FF6B35', secondary: '#1E3A8A' });
  expect(primary).toEqual({
    color: 'primary',
    mode: 'light',
    fill: '#FF6B35',
    text: '#000000',
    contrast: '7.4',
  });
  expect(secondary).toMatchObject({ fill: '#1E3A8A', text: '#ffffff', contrast: '10.3' });
  expect(dark.map(({ mode }) => mode)).toEqual(['dark', 'dark']);
  for (const { contrast } of dark) expect(Number(contrast)).toBeGreaterThanOrEqual(4.5);
});

test.each(['', '#ff', 'red', '#ff6b35;'])('waits while %j is no color', (primary) => {
  expect(previewColors({ primary, secondary: '#1E3A8A' })).toEqual([]);
});
