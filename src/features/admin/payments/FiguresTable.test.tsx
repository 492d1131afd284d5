// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FiguresTable } from './FiguresTable.tsx';

test('on a card, where no headings stand above, each figure has its own in sight', () => {
  const markup = renderToStaticMarkup(
    <FiguresTable
      title="Income"
      header={['Kind', 'Received', 'Reversed']}
      rows={[{ name: 'Gifts', cells: ['$40.00', '$5.00'] }]}
    />,
  );
  const inSight = [...markup.matchAll(/<td[^>]*data-label="([^"]*)"[^>]*class="([^"]*)"/g)]
    .filter(([, , classes]) => classes?.includes('before:content') && !classes.includes('sr-only'))
    .map(([, label]) => label);
  expect(inSight).toEqual(['Received', 'Reversed']);
});
