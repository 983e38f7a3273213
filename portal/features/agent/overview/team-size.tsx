import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/use-formats.ts'
import type { Team } from '../use-team.ts'

const counts = ['memberCount', 'directMemberCount', 'onlineMemberCount', 'activeThisMonth'] as const

/** How many are in the team, directly below, online now, and active this month. */
export function TeamSize({ team }: { team: Team }) {
  const { t } = useTranslation('agent')
  const formats = useFormats()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {counts.map((count) => (
        <div key={count} className="flex flex-col justify-between rounded-md border border-line bg-surface-1 p-4">
          <dt className="text-xs text-muted">{t(count)}</dt>
          <dd className="mt-1 text-2xl font-bold tabular">{formats.number(team[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
