import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { messages } from '#words/registration/sending.ts';

/** Says what of the form is kept on this device. Loaded once the form can be typed into. */
export function Draft({ onStartOver }: { onStartOver: () => void }) {
  return <DraftNotice except={messages.draftExcept} onStartOver={onStartOver} />;
}
