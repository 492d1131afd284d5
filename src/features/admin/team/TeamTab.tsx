import { getPublishingEndpoint } from '#contracts/publishing/publishing.ts';
import { getTeamInformationEndpoint } from '#contracts/team/dashboard.ts';
import { messages } from '#words/office/dashboard/team.ts';
import { Answered } from '../kit/Answered.tsx';
import { useAnswer } from '../kit/use-answer.ts';
import { PublishingPanel } from './PublishingPanel.tsx';
import { TeamForm } from './TeamForm.tsx';

/** The program's public details, coaches, links and colors. */
export function TeamTab() {
  const answer = useAnswer(getTeamInformationEndpoint, {});
  const publishing = useAnswer(getPublishingEndpoint, {});
  return (
    <Answered answer={answer} failedTitle={messages.fetchFailed}>
      {({ team }) => (
        <TeamForm
          team={team}
          onReload={answer.retry}
          onSaved={publishing.retry}
          publishing={<PublishingPanel answer={publishing} />}
        />
      )}
    </Answered>
  );
}
