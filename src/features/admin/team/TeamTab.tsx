import { getPublishingEndpoint } from '#contracts/publishing/publishing.ts';
import { getTeamInformationEndpoint } from '#contracts/team/dashboard.ts';
import { messages } from '#words/office/dashboard/team.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { PublishingPanel } from './PublishingPanel.tsx';
import { TeamForm } from './TeamForm.tsx';

/** The program's public details, coaches, links and colors. */
export function TeamTab() {
  const query = useEndpointQuery(getTeamInformationEndpoint, {});
  const publishing = useEndpointQuery(getPublishingEndpoint, {});
  return (
    <QueryView query={query} failedTitle={messages.fetchFailed}>
      {({ team, officeEmail }) => (
        <TeamForm
          team={team}
          officeEmail={officeEmail}
          onReload={query.retry}
          onSaved={publishing.retry}
          publishing={<PublishingPanel query={publishing} />}
        />
      )}
    </QueryView>
  );
}
