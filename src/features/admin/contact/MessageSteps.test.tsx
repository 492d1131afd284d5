import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminMessage } from '#contracts/contact/dashboard.ts';
import { MessageSteps } from './MessageSteps.tsx';

const buttonsOf = (status: AdminMessage['status']) =>
  [
    ...renderToStaticMarkup(
      <MessageSteps record={{ status } as AdminMessage} onDone={() => {}} />,
    ).matchAll(/<button[^>]*>(.*?)<\/button>/g),
  ].map(([, label = '']) => label.replaceAll(/<[^>]+>/g, ''));

test('closing says that there was no reply only where there was none', () => {
  expect(buttonsOf('new')).toEqual(['Close Without a Reply', 'Mark as Spam']);
  expect(buttonsOf('answered')).toEqual(['Close Message', 'Mark as Spam']);
  expect(buttonsOf('closed')).toEqual(['Reopen']);
});
