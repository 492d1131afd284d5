import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { getTeamInformation } from '#contracts/admin/team.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { teamMessages as messages } from './messages.ts';
import { TeamForm } from './TeamForm.tsx';

/** The program's public details, coaches, links and colors. */
export function TeamTab() {
  const { result, retry } = useAnswer(getTeamInformation, {});
  if (!result) return <Spinner label={messages.loading} />;
  if (!result.ok) {
    return (
      <Alert
        tone="error"
        title={messages.fetchFailed}
        action={
          <Button variant="outline" size="sm" onClick={retry}>
            {messages.retry}
          </Button>
        }
      >
        {result.error.message}
      </Alert>
    );
  }
  return <TeamForm team={result.data.team} onReload={retry} />;
}
