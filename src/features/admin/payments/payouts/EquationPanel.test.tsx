import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EquationPanel } from './EquationPanel.tsx';

const NOTHING = {
  beforeCents: 0,
  ledgerCents: 0,
  feeCents: 0,
  heldCents: 0,
  paidOutCents: 0,
  afterCents: 0,
  differenceCents: 0,
  explainedCents: 0,
};
const SOUND = { equation: NOTHING, unmatched: 0, known: 0, toMatch: 0, unreadable: 0 };

test('lines that are marked as known are one click away, also where all are explained', () => {
  expect(renderToStaticMarkup(<EquationPanel {...SOUND} known={2} />)).toContain(
    '2 lines marked as known</button>',
  );
  expect(renderToStaticMarkup(<EquationPanel {...SOUND} known={1} />)).toContain(
    '1 line marked as known</button>',
  );
  expect(renderToStaticMarkup(<EquationPanel {...SOUND} />)).not.toContain('marked as known');
});
