import { useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import {
  type EmergencySheet,
  listTeamsEndpoint,
  MAX_SHEET_PLAYERS,
} from '#contracts/players/dashboard.ts';
import { messages } from '#words/office/dashboard/players/emergency-sheet.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { readMedicalNotes } from './read-medical-notes.ts';

interface SheetToolbarProps {
  sheet: EmergencySheet;
  /** By player, where they were asked for; a player whose notes could not be read is not in it. */
  medical: ReadonlyMap<string, string | null> | undefined;
  onMedical: (medical: ReadonlyMap<string, string | null>) => void;
  isReading: boolean;
  /** Reads it anew, without medical notes until they are asked for again. */
  onReadAgain: () => void;
}

/** Which team, and with or without medical notes. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { sheet, medical, onMedical, isReading, onReadAgain } = props;
  const { setParams } = useAdminLocation();
  const teams = useEndpointQuery(listTeamsEndpoint, {}).result;
  const [progress, setProgress] = useState<number>();
  const { team, players } = sheet;
  const names = new Set([team, ...(teams?.ok ? teams.data.teams : [])]);
  const missing = players.filter(({ id }) => !medical?.has(id)).map(({ id }) => id);

  async function addMedical() {
    setProgress(0);
    const found = await readMedicalNotes(missing, setProgress);
    onMedical(new Map([...(medical ?? []), ...found]));
    setProgress(undefined);
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={messages.team} className="min-w-[min(12rem,100%)]">
          <Select
            value={team}
            onChange={(event) => setParams({ sheet: event.currentTarget.value })}
          >
            {[...names].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        {players.length > 0 && (
          <>
            {missing.length > 0 && (
              <Button
                variant="outline"
                loading={progress !== undefined}
                onClick={() => void addMedical()}
              >
                {progress === undefined
                  ? messages.addMedical
                  : messages.addingMedical(progress, missing.length)}
              </Button>
            )}
            <Button variant="outline" loading={isReading} onClick={onReadAgain}>
              {messages.readAgain}
            </Button>
            <Button onClick={() => window.print()}>{messages.print}</Button>
          </>
        )}
      </div>
      <p className="text-sm text-muted">{messages.medicalHint}</p>
      {sheet.more && <Alert title={messages.more(MAX_SHEET_PLAYERS)} />}
      {medical && missing.length > 0 && progress === undefined && (
        <Alert tone="error" title={messages.medicalFailed}>
          {messages.medicalFailedText}
        </Alert>
      )}
    </>
  );
}
