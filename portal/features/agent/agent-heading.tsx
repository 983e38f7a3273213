import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import type { AgentPage } from '../../paths.ts'
import { useTeam } from './use-team.ts'

/** The name of a page of the agent centre, and up to when what it shows is counted: each page asks for that together with its figures. */
export function AgentHeading({ page, clock }: { page: AgentPage; clock: ReactNode }) {
  const { t } = useTranslation(['agent', 'layout'])
  const { countedUntil, timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  return (
    <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h1 className="text-xl font-bold max-lg:w-full">{t(`layout:agentPage.${page}`)}</h1>
      <p className="text-xs text-muted tabular">{t('countedUntil', { time: format(countedUntil) })}</p>
      {clock}
    </header>
  )
}
