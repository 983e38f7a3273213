import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../../brand/use-money.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { useTeam } from '../use-team.ts'
import type { TeamMemberQuery } from './downline.generated.ts'

type TeamMember = NonNullable<NonNullable<TeamMemberQuery['team']>['member']>

/** What an agent may know of a member of his line. */
export function MemberProfile({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agent')
  const money = useMoney()
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const rows: [string, ReactNode][] = [
    [t('nickname'), member.nickname ?? '—'],
    [t('kind'), t(`kinds.${member.isAgent ? 'agent' : 'member'}`)],
    [t('status'), t(`statuses.${member.status}`)],
    [t('balance'), money(member.balance)],
    [t('path'), [t('you'), ...member.path.map(({ account }) => account)].join(' › ')],
    [t('downlines'), String(member.directMemberCount)],
    [t('registeredAt'), format(member.registeredAt)],
    [t('lastSignInAt'), member.lastSignInAt ? format(member.lastSignInAt) : t('never')],
  ]
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 text-end font-semibold break-words tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
