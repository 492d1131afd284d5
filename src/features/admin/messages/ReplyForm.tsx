import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminMessage, replyToMessage } from '#contracts/admin/messages.ts';
import { ReplySchema } from '#domain/contact/reply.ts';
import { EditForm } from '../frame/EditForm.tsx';
import { inboxMessages } from './messages.ts';

const messages = inboxMessages.reply;

interface ReplyFormProps {
  record: AdminMessage;
  onDone: () => void;
}

/** Writes back by mail, which sets the message answered. */
export function ReplyForm({ record, onDone }: ReplyFormProps) {
  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 className="font-semibold">{messages.heading}</h3>
      <EditForm
        name="reply"
        schema={ReplySchema}
        prefix="reply."
        read={readForm}
        send={(reply) => callApi(replyToMessage, { id: record.id, seen: record.updatedAt, reply })}
        done={messages.done}
        failedTitle={messages.failed}
        submit={messages.submit}
        submitting={messages.submitting}
        onDone={onDone}
        onReload={onDone}
      >
        {(errors) => (
          <>
            <Field label={messages.subject} error={errors.subject}>
              <TextInput
                name="subject"
                maxLength={160}
                defaultValue={messages.prefilled(record.subject)}
              />
            </Field>
            <Field label={messages.text} hint={messages.hint} error={errors.text}>
              <TextArea name="text" rows={5} maxLength={5000} />
            </Field>
          </>
        )}
      </EditForm>
    </section>
  );
}
