import { findPlayType } from '@croupier/lottery/core/family.ts'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../../brand/use-money.ts'
import { PicksText } from '../../../kits/lottery-boards/picks-text.tsx'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { toUnits } from '../amount.ts'
import { useShortAmount } from '../board/stake-options.tsx'
import { findFamily } from '../find-family.ts'
import { useRateFormat } from '../use-rate-format.ts'
import type { LotteryOrderPartsFragment } from './orders.generated.ts'
import { type WonNumber, wonNumbers } from './won-numbers.ts'

type Bet = LotteryOrderPartsFragment['bets'][number]

interface BetRowProps {
  family: string
  bet: Bet
  draw: Pick<LotteryOrderPartsFragment['draw'], 'number' | 'result'>
}

/** A bet of an order: what was chosen, for how much, and what it hit. */
export function BetRow({ family, bet, draw }: BetRowProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const short = useShortAmount()
  const known = findFamily(family)
  const { number, result } = draw
  const money = useMoney()
  return (
    <li className="rounded-md bg-surface-2 p-3 text-sm">
      <div className="flex justify-between gap-3">
        <span className="font-semibold text-accent">{words.playType(family, bet.playType)}</span>
        <span className="shrink-0 tabular">{money(bet.stake)}</span>
      </div>
      <PicksText playType={known && findPlayType(known, bet.playType)} picks={bet.picks} />
      <p className="mt-1 text-xs text-muted tabular">
        {t('slip.sum', { count: bet.tickets, unit: short(toUnits(bet.unit)), multiple: bet.multiple })}
      </p>
      {bet.state === 'SETTLED' && result && <WonNumbers won={wonNumbers(family, bet, { number, result })} />}
      {bet.state === 'SETTLED' && <Hits family={family} bet={bet} />}
      {toUnits(bet.rebate) > 0n && (
        <p className="text-xs text-muted">{t('orders.rebate', { amount: money(bet.rebate) })}</p>
      )}
    </li>
  )
}

/** The chosen numbers that won, each with how often. */
function WonNumbers({ won }: { won: readonly WonNumber[] }) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  if (won.length === 0) return null
  return (
    <ul aria-label={t('orders.wonNumbers')} className="mt-1.5 flex flex-wrap gap-1.5">
      {won.map(({ value, count }) => (
        <li
          key={value}
          className="rounded-sm bg-success-soft px-2 py-0.5 text-sm font-bold whitespace-nowrap text-success tabular"
        >
          {t('orders.wonTimes', { number: words.value(value), count })}
        </li>
      ))}
    </ul>
  )
}

/** What was won and by what: each prize with how often and at which odds. */
function Hits({ family, bet }: { family: string; bet: Bet }) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const { odds: format } = useRateFormat()
  const money = useMoney()
  const hits = bet.hits ?? []
  if (hits.length === 0) return <p className="mt-1 text-xs text-muted">{t('orders.noHit')}</p>
  return (
    <ul className="mt-1 text-xs">
      {hits.map(({ prize, count }) => (
        <li key={prize}>
          {t('guide.hit', {
            prize: words.prize(family, bet.playType, prize) || t('prize'),
            count,
            odds: format(bet.odds.find((other) => other.prize === prize)?.odds ?? 0),
          })}
        </li>
      ))}
      <li className="font-semibold text-success">{t('guide.payout', { payout: money(bet.payout) })}</li>
    </ul>
  )
}
