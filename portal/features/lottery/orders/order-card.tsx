import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../../apollo/error-words.ts'
import { useSite } from '../../../brand/use-site.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { useMember } from '../../../session/use-member.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { toUnits } from '../amount.ts'
import { UnfoldingResult } from '../unfolding-result.tsx'
import { BetRow } from './bet-row.tsx'
import { type LotteryOrderPartsFragment, useCancelLotteryOrderMutation } from './orders.generated.ts'
import { wonBy } from './won-by.ts'

type Order = LotteryOrderPartsFragment

/** How an order stands, and in which colour. */
function standOf({ cancelledAt, draw, bets }: Order) {
  if (cancelledAt) return { key: 'cancelled', tone: 'neutral' } as const
  if (draw.state === 'VOID') return { key: 'void', tone: 'neutral' } as const
  if (draw.state !== 'SETTLED') return { key: 'waiting', tone: 'info' } as const
  return wonBy(bets) > 0n ? ({ key: 'won', tone: 'success' } as const) : ({ key: 'lost', tone: 'neutral' } as const)
}

/** An order: its draw, its bets with what they hit, and while the draw is open the way to take it back. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation('lottery')
  const { format } = useDateTimeFormat()
  const { currencySymbol } = useSite().site
  const stand = standOf(order)
  return (
    <article
      aria-label={t('orders.of', { game: order.lotteryName, draw: order.draw.number })}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="truncate font-semibold">{order.lotteryName}</h3>
          <p className="text-xs text-muted tabular">{t('drawNumber', { number: order.draw.number })}</p>
          <p className="text-xs text-muted tabular">{format(order.placedAt)}</p>
        </div>
        <Badge tone={stand.tone}>{t(`orders.stands.${stand.key}`)}</Badge>
      </header>
      {order.draw.result && (
        <UnfoldingResult family={order.family} drawNumber={order.draw.number} result={order.draw.result} />
      )}
      <ul className="flex flex-col gap-2">
        {order.bets.map((bet) => (
          <BetRow key={bet.id} family={order.family} bet={bet} draw={order.draw} />
        ))}
      </ul>
      <footer className="flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3 text-sm">
        <dl className="flex gap-6">
          <div>
            <dt className="text-xs text-muted">{t('orders.stake')}</dt>
            <dd className="font-semibold">
              <MoneyText amount={order.stake} symbol={currencySymbol} />
            </dd>
          </div>
          {order.draw.state === 'SETTLED' && !order.cancelledAt && (
            <div>
              <dt className="text-xs text-muted">{t('orders.payout')}</dt>
              <dd className="font-semibold">
                <MoneyText
                  amount={order.payout}
                  symbol={currencySymbol}
                  className={toUnits(order.payout) > 0n ? 'text-success' : ''}
                />
              </dd>
            </div>
          )}
        </dl>
        {order.mayCancel && <CancelOrder id={order.id} />}
      </footer>
    </article>
  )
}

/** Takes an order back, after a second press. */
function CancelOrder({ id }: { id: string }) {
  const { t } = useTranslation('lottery')
  const words = useErrorWords()
  const { refresh } = useMember()
  const [isSure, setSure] = useState(false)
  const [failure, setFailure] = useState('')
  const [cancel, { loading }] = useCancelLotteryOrderMutation()
  const send = async () => {
    try {
      const { data } = await cancel({
        variables: { input: { id } },
        refetchQueries: ['LotteryOrders', 'OpenLotteryOrders'],
      })
      setFailure(data?.cancelLotteryOrder.userErrors[0]?.message ?? '')
      void refresh()
    } catch (error) {
      setFailure(words(error).message)
    }
  }
  return (
    <div className="flex flex-col items-end gap-1">
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      {isSure ? (
        <div className="flex gap-2">
          <Button kind="quiet" onClick={() => setSure(false)}>
            {t('orders.keep')}
          </Button>
          <Button kind="danger" busy={loading} onClick={() => void send()}>
            {t('orders.cancelSure')}
          </Button>
        </div>
      ) : (
        <Button kind="secondary" onClick={() => setSure(true)}>
          {t('orders.cancel')}
        </Button>
      )}
    </div>
  )
}
