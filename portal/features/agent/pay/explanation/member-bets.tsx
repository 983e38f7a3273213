import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../../../lib/use-date-time-format.ts'
import { MoneyText } from '../../../../ui/money-text.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useTeam } from '../../use-team.ts'
import { useEarningBetsQuery } from './explanation.generated.ts'

const pageSize = 10

interface MemberBetsProps {
  earningId: string
  memberId: string
  account: string
}

/** The bets of a member of the line in the window of an earning, the last one first. */
export function MemberBets({ earningId, memberId, account }: MemberBetsProps) {
  const { t } = useTranslation('pay')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useEarningBetsQuery({
    variables: { id: earningId, memberId, page: { page, pageSize } },
  })
  const found = (data ?? previousData)?.earning?.bets
  return (
    <section aria-label={t('bets', { account })} className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">{t('bets', { account })}</h4>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-32 w-full" />}
      {found?.items.length === 0 && <p className="text-sm text-muted">{t('noBets')}</p>}
      {found && found.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line text-sm">
          {found.items.map((bet) => (
            <li key={bet.id} className="flex flex-col gap-1 px-3 py-2">
              <p className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-semibold">
                  {bet.gameName} <span className="font-normal text-muted">· {bet.vendorName}</span>
                </span>
                <MoneyText amount={bet.validBet} className="font-semibold" />
              </p>
              <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular">
                <span>
                  {format(bet.placedAt)} · {t(`betStates.${bet.state}`)}
                </span>
                <span>
                  {t('stake')} <MoneyText amount={bet.stake} /> · {t('payout')} <MoneyText amount={bet.payout} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={found?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </section>
  )
}
