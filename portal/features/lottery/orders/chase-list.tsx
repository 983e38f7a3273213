import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../../apollo/error-words.ts'
import { QueryError } from '../../../apollo/query-error.tsx'
import { useMoney } from '../../../brand/use-money.ts'
import { useMember } from '../../../session/use-member.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LOOK_AGAIN, OrderList } from './order-list.tsx'
import {
  type LotteryChasePartsFragment,
  useLotteryChasesQuery,
  useStopLotteryChaseMutation,
} from './orders.generated.ts'

const pageSize = 10
const tones = { ACTIVE: 'info', STOPPED: 'neutral', FINISHED: 'neutral' } as const

/** Plans over several draws, with how far they are. */
export function ChaseList({ lotteryCode }: { lotteryCode: string | null }) {
  const { t } = useTranslation('lottery')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useLotteryChasesQuery({
    variables: { lotteryCode, page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_AGAIN,
  })
  const chases = data?.lotteryChases
  if (error && !chases) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!chases) return <Skeleton className="h-80 w-full" />
  if (chases.items.length === 0) return <EmptyState title={t('orders.noPlans')} hint={t('orders.noPlansHint')} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {chases.items.map((chase) => (
          <li key={chase.id}>
            <ChaseCard chase={chase} />
          </li>
        ))}
      </ul>
      <Pagination page={page} totalPages={chases.pageInfo.totalPages} onChange={setPage} />
    </>
  )
}

function ChaseCard({ chase }: { chase: LotteryChasePartsFragment }) {
  const { t } = useTranslation('lottery')
  const [isOpen, setOpen] = useState(false)
  const money = useMoney()
  return (
    <article
      aria-label={t('orders.planOf', { game: chase.lotteryName })}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4 text-sm"
    >
      <header className="flex items-start justify-between gap-3">
        <h3 className="font-semibold">{chase.lotteryName}</h3>
        <Badge tone={tones[chase.state]}>{t(`orders.planStates.${chase.state}`)}</Badge>
      </header>
      <div>
        <p className="mb-1 flex justify-between text-xs text-muted tabular">
          <span>{t('orders.progress', { done: chase.drawsDone, draws: chase.draws })}</span>
          {chase.stopsOnWin && <span>{t('chase.stopsOnWin')}</span>}
        </p>
        <progress
          aria-label={t('orders.progress', { done: chase.drawsDone, draws: chase.draws })}
          value={chase.drawsDone}
          max={chase.draws}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <p className="flex justify-between gap-3 tabular">
        <span>
          {t('orders.stake')}: <strong>{money(chase.stake)}</strong>
        </span>
        <span>
          {t('orders.payout')}: <strong>{money(chase.payout)}</strong>
        </span>
      </p>
      <footer className="flex flex-wrap justify-between gap-2">
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'orders.hideDraws' : 'orders.showDraws')}
        </Button>
        {chase.state === 'ACTIVE' && <StopChase id={chase.id} />}
      </footer>
      {isOpen && <OrderList chaseId={chase.id} />}
    </article>
  )
}

/** Ends a plan after a second press, and says what came back. */
function StopChase({ id }: { id: string }) {
  const { t } = useTranslation('lottery')
  const words = useErrorWords()
  const { refresh } = useMember()
  const [isSure, setSure] = useState(false)
  const [failure, setFailure] = useState('')
  const [stop, { loading }] = useStopLotteryChaseMutation()
  const send = async () => {
    try {
      const { data } = await stop({
        variables: { input: { id } },
        refetchQueries: ['LotteryChases', 'OpenLotteryOrders'],
      })
      setFailure(data?.stopLotteryChase.userErrors[0]?.message ?? '')
      void refresh()
    } catch (error) {
      setFailure(words(error).message)
    }
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-2">
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {isSure && (
        <Button kind="quiet" onClick={() => setSure(false)}>
          {t('orders.keepPlan')}
        </Button>
      )}
      <Button
        kind={isSure ? 'danger' : 'secondary'}
        busy={loading}
        onClick={() => (isSure ? void send() : setSure(true))}
      >
        {t(isSure ? 'orders.stopSure' : 'orders.stop')}
      </Button>
    </div>
  )
}
