import { toRate } from '@croupier/lottery/core/fraction.ts'
import { returnsOf } from '@croupier/lottery/core/odds.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { countTickets, payoutOf, priceOf } from '@croupier/lottery/core/price.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PicksText } from '../../../kits/lottery-boards/picks-text.tsx'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { oddsAt, type Stake } from '../bet-terms.ts'
import { ResultView } from '../result-view.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { useRateFormat } from '../use-rate-format.ts'

interface PlayTypeGuideProps {
  open: OpenLottery
  playType: PlayType
  stake: Stake
  isShown: boolean
  onClose: () => void
}

/** A date for examples that go by the lunar year, where the rules name none. */
const ANY_DATE = '2026-11-22'

/** How a play type is won, an example that the rules themselves work out, its odds, and what a ticket returns on average. */
export function PlayTypeGuide({ open, playType, stake, isShown, onClose }: PlayTypeGuideProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const family = open.family.code
  return (
    <Drawer open={isShown} onClose={onClose} side="bottom" title={words.playType(family, playType.code)}>
      <div className="mx-auto flex max-w-180 flex-col gap-5 p-4 pb-8">
        <p className="text-base">{words.rule(family, playType.code)}</p>
        <Example open={open} playType={playType} stake={stake} />
        <OddsTable open={open} playType={playType} series={stake.series} />
        <p className="text-xs text-muted">{t('guide.honest')}</p>
      </div>
    </Drawer>
  )
}

function Example({ open, playType, stake }: Pick<PlayTypeGuideProps, 'open' | 'playType' | 'stake'>) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const moneyText = useMoneyText()
  const { picks, result, date = ANY_DATE } = playType.example
  const { odds: formatOdds } = useRateFormat()
  const family = open.family.code
  const odds = oddsAt(open, playType, stake.series)
  const hits = playType.hits(picks, result, { date })
  const single = { unit: stake.unit, multiple: 1 }
  const money = (units: bigint) => moneyText(units)
  const tickets = countTickets(playType, picks)
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface-2 p-4">
      <h3 className="text-sm font-semibold">{t('guide.example')}</h3>
      <Step title={t('guide.picks')}>
        <PicksText playType={playType} picks={picks} />
      </Step>
      <Step title={t('guide.cost')}>
        {t('guide.costSum', {
          tickets,
          lines: playType.lines,
          unit: money(stake.unit),
          price: money(priceOf(playType, { picks, ...single })),
        })}
      </Step>
      <Step title={t('guide.drawn')}>
        <ResultView family={family} result={result} detail="full" />
      </Step>
      <Step title={t('guide.won')}>
        {hits.length === 0 ? (
          t('guide.nothing')
        ) : (
          <ul>
            {hits.map(({ prize, count }) => (
              <li key={prize}>
                {t('guide.hit', {
                  prize: words.prize(family, playType.code, prize) || t('prize'),
                  count,
                  odds: formatOdds(odds[prize] ?? 0),
                })}
              </li>
            ))}
            <li className="font-semibold text-success">
              {t('guide.payout', { payout: money(payoutOf(hits, odds, single)) })}
            </li>
          </ul>
        )}
      </Step>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h4 className="text-xs font-semibold text-muted">{title}</h4>
      <div className="text-sm">{children}</div>
    </div>
  )
}

function OddsTable({ open, playType, series }: { open: OpenLottery; playType: PlayType; series: number }) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const { odds: formatOdds, share } = useRateFormat()
  const odds = oddsAt(open, playType, series)
  const returns = returnsOf(playType, odds)
  const returnOf = (ticket: string | undefined) =>
    returns.find((other) => other.ticket === ticket) ?? (returns.length === 1 ? returns[0] : undefined)
  return (
    <table className="w-full text-sm">
      <caption className="mb-2 text-start text-sm font-semibold">{t('guide.oddsTitle')}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="py-2 text-start font-semibold">
            {t('prize')}
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            {t('odds')}
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            {t('guide.return')}
          </th>
        </tr>
      </thead>
      <tbody>
        {playType.prizes.map((prize) => {
          const ticketReturn = returnOf(prize.ticket)
          return (
            <tr key={prize.code} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {words.prize(open.family.code, playType.code, prize.code) || t('prize')}
              </th>
              <td className="py-2 text-end font-semibold tabular">
                {prize.returnsStake ? t('stakeBack') : formatOdds(odds[prize.code] ?? 0)}
              </td>
              <td className="py-2 text-end tabular">{ticketReturn ? share(toRate(ticketReturn.share)) : '—'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
