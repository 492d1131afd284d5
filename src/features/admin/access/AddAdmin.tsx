import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import { GrantFormSchema, grantAdminEndpoint } from '#contracts/access/dashboard.ts';
import { messages as adminsMessages } from '#words/office/dashboard/admins.ts';
import { EditForm } from '../kit/EditForm.tsx';

const messages = adminsMessages.add;

/** Makes an administrator of an account that is there. */
export function AddAdmin({ onAdded }: { onAdded: () => void }) {
  const [added, setAdded] = useState(0);
  return (
    <section
      className="flex flex-col gap-4 rounded-lg border border-line p-4 sm:p-5"
      aria-labelledby="add-admin"
    >
      <div className="flex flex-col gap-2">
        <h3 id="add-admin" className="text-h3">
          {messages.heading}
        </h3>
        <p className="text-muted">{messages.text}</p>
      </div>
      <EditForm
        // An empty field for the next one.
        key={added}
        name="add-admin"
        schema={GrantFormSchema}
        prefix=""
        send={(values) => callApi(grantAdminEndpoint, values)}
        words={messages}
        variant="outline"
        onDone={() => {
          setAdded(added + 1);
          onAdded();
        }}
      >
        {(errors) => (
          <TextField
            name="email"
            label={messages.email}
            errors={errors}
            type="email"
            // Somebody else's: neither the browser nor the form fills in one's own.
            autoComplete="off"
          />
        )}
      </EditForm>
    </section>
  );
}
