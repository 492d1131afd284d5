import { type Ref, useEffect, useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminMessage, replyToMessageEndpoint } from '#contracts/contact/dashboard.ts';
import { type Reply, ReplySchema } from '#domain/contact/reply.ts';
import { messages as inboxMessages } from '#words/office/dashboard/inbox.ts';
import { EditForm } from '../kit/EditForm.tsx';
import { noteTyped } from '../kit/unsaved.ts';

const messages = inboxMessages.reply;

interface ReplyFormProps {
  ref: Ref<HTMLElement>;
  record: AdminMessage;
  onDone: () => void;
  /** What the reply begins with. */
  text: string;
  /** Whoever came to write it can do so at once. */
  hasFocus: boolean;
}

/** Writes back by mail, which sets the message answered. */
export function ReplyForm({ ref, record, onDone, text, hasFocus }: ReplyFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const tried = useRef<Reply>(undefined);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) box.current?.focus();
  }, [hasFocus]);
  const blank = { subject: messages.prefilled(record.subject), text: '' };
  const [start, setStart] = useState({ sentCount: 0, reply: { ...blank, text } });
  // Words that outlast a reload are still not sent.
  useEffect(() => {
    const form = box.current?.form;
    if (form && start.reply === tried.current) noteTyped(form);
  }, [start]);

  /** Another form, which begins with the given words. */
  function startAnew(reply: Reply) {
    setStart(({ sentCount }) => ({ sentCount: sentCount + 1, reply }));
    onDone();
  }

  return (
    <section ref={ref} aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {messages.heading}
      </h3>
      <EditForm
        key={start.sentCount}
        name="reply"
        schema={ReplySchema}
        prefix="reply."
        send={(reply) => {
          tried.current = reply;
          return callApi(replyToMessageEndpoint, { id: record.id, seen: record.updatedAt, reply });
        }}
        words={messages}
        onDone={() => {
          heading.current?.focus();
          startAnew(blank);
        }}
        // Someone else may have answered meanwhile: what was typed waits until that has been read.
        onReload={() => startAnew(tried.current ?? blank)}
      >
        {(errors) => (
          <>
            <Field label={messages.subject} error={errors.subject}>
              <TextInput name="subject" maxLength={160} defaultValue={start.reply.subject} />
            </Field>
            <Field label={messages.text} hint={messages.hint} error={errors.text}>
              <TextArea
                ref={box}
                name="text"
                rows={5}
                maxLength={5000}
                defaultValue={start.reply.text}
              />
            </Field>
          </>
        )}
      </EditForm>
    </section>
  );
}
