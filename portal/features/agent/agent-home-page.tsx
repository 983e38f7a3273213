import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import NotFoundPage from '../../layouts/not-found-page.tsx'
import NotGivenPage from '../../layouts/not-given-page.tsx'
import { agentPages } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { AgentClock } from './agent-clock.tsx'
import { AgentHeading } from './agent-heading.tsx'
import { AgentSideMenu, AgentTabBar } from './agent-menu.tsx'
import { firstAgentPage, sectionsFor } from './agent-sections.ts'
import { useMay } from './may.ts'
import { useTeamQuery } from './team.generated.ts'
import { TeamContext } from './use-team.ts'

/** The agent centre, with the inbox that is the member's as well: its menu beside the page that is open (§2); on a phone the menu is under the thumb. */
export default function AgentHomePage({ inbox }: { inbox: ReactNode }) {
  const { page } = useParams()
  const isWide = useIsWide()
  const { member } = useMember()
  const { data, error, refetch } = useTeamQuery()
  const team = data?.team
  const may = useMay()
  const all = sectionsFor(data?.payKinds ?? [])
  const section = all.find(({ name }) => name === (page ?? firstAgentPage))
  const isGiven = ({ deed }: (typeof all)[number]) => deed === undefined || may(deed)
  const sections = all.filter(isGiven)
  // Which pages of pay there are is not known before.
  const isUnknown = section === undefined && (data !== undefined || !isAgentPage(page))
  return (
    <div className="mx-auto flex w-full max-w-400 flex-1 pb-(--tab-bar-height)">
      {isWide && member && (
        <AgentSideMenu
          member={member}
          sections={sections}
          current={section?.name}
          clock={team && <AgentClock timeZone={team.timeZone} />}
        />
      )}
      <div className="min-w-0 flex-1 px-4 py-4 lg:px-6 lg:py-6">
        {isUnknown && <NotFoundPage />}
        {!isUnknown && error && !team && <QueryError error={error} onRetry={() => refetch()} />}
        {!isUnknown && !error && !team && <PageLoader />}
        {section && team && !isGiven(section) && <NotGivenPage />}
        {section && team && isGiven(section) && (
          <TeamContext value={team}>
            <AgentHeading page={section.name} clock={!isWide && <AgentClock timeZone={team.timeZone} />} />
            <ErrorBoundary key={section.name}>
              <Suspense fallback={<PageLoader />}>{section.Page ? <section.Page /> : inbox}</Suspense>
            </ErrorBoundary>
          </TeamContext>
        )}
      </div>
      {!isWide && member && <AgentTabBar member={member} sections={sections} current={section?.name} />}
    </div>
  )
}

const isAgentPage = (page: string | undefined): boolean => agentPages.some((name) => name === page)
