import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../../apollo/query-error.tsx'
import { MoneyText } from '../../../../ui/money-text.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type EarningTeamQuery, useEarningTeamQuery } from './explanation.generated.ts'
import { MemberBets } from './member-bets.tsx'

type Part = NonNullable<EarningTeamQuery['earning']>['parts']['items'][number]

/** Somebody on the way down; null is the agent's whole team. */
interface Step {
  readonly id: string | null
  readonly account: string
}

const pageSize = 10

/** What the team of an earning is made of: branch by branch down the line, and the bets of each member. */
export function TeamParts({ id }: { id: string }) {
  const { t } = useTranslation('pay')
  const [path, setPath] = useState<readonly Step[]>([{ id: null, account: t('agentTeam') }])
  const [bettor, setBettor] = useState<Step>()
  const current = path.at(-1)
  const goTo = (steps: readonly Step[]) => {
    setBettor(undefined)
    setPath(steps)
  }
  return (
    <section aria-label={t('parts')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('parts')}</h3>
      <p className="text-sm text-muted">{t('partsHint')}</p>
      <nav aria-label={t('path')}>
        <ol className="-ms-2 flex flex-wrap items-center text-sm">
          {path.map((step, index) => (
            <li key={step.id ?? 'team'} className="flex items-center">
              {index > 0 && <ChevronRight size={16} aria-hidden className="text-faint rtl:rotate-180" />}
              {step === current && !bettor ? (
                <span aria-current="location" className="flex min-h-11 items-center px-2 font-semibold">
                  {step.account}
                </span>
              ) : (
                <button
                  type="button"
                  onClick={() => goTo(path.slice(0, index + 1))}
                  className="flex min-h-11 items-center rounded-sm px-2 text-accent underline-offset-4 hover:underline"
                >
                  {step.account}
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {bettor?.id ? (
        <MemberBets key={bettor.id} earningId={id} memberId={bettor.id} account={bettor.account} />
      ) : (
        <Parts
          key={current?.id ?? 'team'}
          id={id}
          memberId={current?.id ?? null}
          onOpen={({ isOwn, memberId, account }) =>
            isOwn ? setBettor({ id: memberId, account }) : goTo([...path, { id: memberId, account }])
          }
        />
      )}
    </section>
  )
}

interface PartsProps {
  id: string
  /** Whose team is opened; null for the agent's. */
  memberId: string | null
  onOpen: (part: Part) => void
}

/** The first member of a team alone, and each branch below. */
function Parts({ id, memberId, onOpen }: PartsProps) {
  const { t } = useTranslation('pay')
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useEarningTeamQuery({
    variables: { id, memberId, page: { page, pageSize } },
  })
  const found = (data ?? previousData)?.earning?.parts
  if (error && !found) return <QueryError error={error} onRetry={() => refetch()} />
  if (!found) return <Skeleton className="h-32 w-full" />
  if (found.items.length === 0) return <p className="text-sm text-muted">{t('noParts')}</p>
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line text-sm">
        {found.items.map((part) => (
          <PartRow key={part.memberId + part.isOwn} part={part} onOpen={onOpen} />
        ))}
      </ul>
      <Pagination page={page} totalPages={found.pageInfo.totalPages} onChange={setPage} />
    </>
  )
}

function PartRow({ part, onOpen }: { part: Part; onOpen: (part: Part) => void }) {
  const { t } = useTranslation('pay')
  const { account, isOwn } = part
  return (
    <li>
      <button
        type="button"
        aria-label={t(isOwn ? 'openBets' : 'openBranch', { account })}
        onClick={() => onOpen(part)}
        className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover-quiet"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-accent">{t(isOwn ? 'own' : 'branch', { account })}</span>
          <span className="block text-xs text-muted">
            {t('loss')} <MoneyText amount={part.loss} />
          </span>
        </span>
        <span className="text-end">
          <MoneyText amount={part.validBet} className="block font-semibold" />
          <span className="text-xs text-muted">{t('validBet')}</span>
        </span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-faint rtl:rotate-180" />
      </button>
    </li>
  )
}
