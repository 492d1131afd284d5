import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { exportAccountEndpoint } from '#contracts/accounts/own-account.ts';
import { messages as profileMessages } from '#words/account/profile.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Section } from './Section.tsx';
import { saveFile } from './save-file.ts';

interface DataSectionProps {
  email: string;
  /** While the address is not verified there is nothing to hand out. */
  canExport: boolean;
  /** Plans that go on being charged. */
  hasRunningPlan: boolean;
  onDeleted: () => void;
}

/** What is kept of a person: to take along, and to delete. */
export function DataSection({ email, canExport, hasRunningPlan, onDeleted }: DataSectionProps) {
  const [busy, setBusy] = useState(false);
  const words = profileMessages.data;

  async function download() {
    setBusy(true);
    const answer = await callApi(exportAccountEndpoint, {});
    setBusy(false);
    if (answer.ok) return saveFile(words.fileName, JSON.stringify(answer.data, null, 2));
    const description = answer.error.message;
    return showToast({ title: words.exportFailed, description, tone: 'error' });
  }

  return (
    <Section id="data">
      <div className="grid gap-6">
        {canExport && (
          <div className="grid justify-items-start gap-3 border-t border-line pt-3">
            <p className="max-w-measure text-muted">{words.exportText}</p>
            <Button variant="outline" loading={busy} onClick={() => void download()}>
              {busy ? words.exporting : words.export}
            </Button>
          </div>
        )}
        <div className="grid justify-items-start gap-3 border-t border-line pt-3">
          <p className="max-w-measure text-muted">{words.deleteText}</p>
          <DeleteAccount email={email} hasRunningPlan={hasRunningPlan} onDeleted={onDeleted} />
        </div>
      </div>
    </Section>
  );
}
