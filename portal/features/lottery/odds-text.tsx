import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { useTranslation } from 'react-i18next'
import { oddsAt } from './bet-terms.ts'
import type { OpenLottery } from './use-lottery.ts'
import { useRateFormat } from './use-rate-format.ts'

/** Odds of a play type in one figure, or from the least to the greatest; ties that give the stake back are no prize. */
export function useOddsRange() {
  const { odds: format } = useRateFormat()
  return (odds: Readonly<Record<string, number>>, playType: PlayType): string => {
    const rates = playType.prizes.filter(({ returnsStake }) => !returnsStake).map(({ code }) => odds[code] ?? 0)
    const [least, most] = [Math.min(...rates), Math.max(...rates)]
    return least === most ? format(least) : `${format(least)} – ${format(most)}`
  }
}

/** "1 wins 99.9", and how many prize lines a ticket pays for where it is more than one. */
export function OddsText({ open, playType, series }: { open: OpenLottery; playType: PlayType; series: number }) {
  const { t } = useTranslation('lottery')
  const range = useOddsRange()
  const odds = range(oddsAt(open, playType, series), playType)
  return (
    <p className="min-w-0 text-sm text-muted">
      <strong className="text-ink tabular">{t('oneWins', { odds })}</strong>
      {playType.lines > 1 && <span className="ms-2 text-xs">{t('paysForLines', { lines: playType.lines })}</span>}
    </p>
  )
}
