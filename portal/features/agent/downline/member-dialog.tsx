import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { DownlineContracts } from '../contracts/downline-contracts.tsx'
import { daySpan, type TeamPeriod } from '../day-spans.ts'
import { FigureTable } from '../figures/figure-table.tsx'
import { useReportLines } from '../figures/use-report-lines.ts'
import { useTeamReportQuery } from '../team.generated.ts'
import { useTeam } from '../use-team.ts'
import { useTeamMemberQuery } from './downline.generated.ts'
import { MemberProfile } from './member-profile.tsx'
import { MemberRules } from './rules/member-rules.tsx'

interface MemberDialogProps {
  /** Null when nobody's detail is open. */
  id: string | null
  period: TeamPeriod
  onClose: () => void
}

/** A member of the line: who it is, where in the line, the balance, and the figures of the period by day and by category. */
export function MemberDialog({ id, period, onClose }: MemberDialogProps) {
  const { t } = useTranslation('agent')
  const { data, error, refetch } = useTeamMemberQuery({ variables: { id: id ?? '' }, skip: id === null })
  const member = id === null ? undefined : data?.team?.member
  return (
    <Dialog open={id !== null} onClose={onClose} title={member?.account ?? t('member')} size="large">
      {error && !member && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && member === undefined && <Skeleton className="h-96 w-full" />}
      {member === null && <EmptyState title={t('notInLine')} />}
      {member && (
        <div className="flex flex-col gap-5">
          <MemberProfile member={member} />
          {member.level === 1 && <DownlineContracts payee={member} />}
          <MemberFigures id={member.id} period={period} hasTeam={member.directMemberCount > 0} />
          <MemberRules key={member.id} id={member.id} account={member.account} />
        </div>
      )}
    </Dialog>
  )
}

function MemberFigures({ id, period, hasTeam }: { id: string; period: TeamPeriod; hasTeam: boolean }) {
  const { t } = useTranslation('agent')
  const { today } = useTeam()
  const [scope, setScope] = useState<'OWN' | 'TEAM'>(hasTeam ? 'TEAM' : 'OWN')
  const [by, setBy] = useState<'category' | 'day'>('category')
  const linesOf = useReportLines()
  const { data, previousData, error, refetch } = useTeamReportQuery({
    variables: { span: daySpan(period, today), memberId: id, scope },
  })
  const report = (data ?? previousData)?.team?.report
  return (
    <section aria-label={t(`periods.${period}`)} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t(`periods.${period}`)}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {hasTeam && (
          <Tabs
            label={t('scope')}
            value={scope}
            onChange={setScope}
            items={[
              { value: 'TEAM', label: t('team') },
              { value: 'OWN', label: t('own') },
            ]}
          />
        )}
        <Tabs
          label={t('grouping')}
          value={by}
          onChange={setBy}
          items={(['category', 'day'] as const).map((value) => ({ value, label: t(`groupings.${value}`) }))}
        />
      </div>
      {error && !report && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && !report && <Skeleton className="h-40 w-full" />}
      {report?.days.length === 0 && <EmptyState title={t('nothingHappened')} />}
      {report && report.days.length > 0 && (
        <FigureTable
          label={t(`groupings.${by}`)}
          heading={t(by)}
          lines={linesOf(report, by)}
          sums={[{ ...report.totals, key: 'total', name: t('total') }]}
        />
      )}
    </section>
  )
}
