import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useShortAmount } from './board/stake-options.tsx'
import type { BetDraft } from './board/use-bet-draft.ts'
import { DrawCountdown } from './draw-countdown.tsx'
import { useMoneyText } from './use-money-text.ts'

interface BetBarProps {
  draft: BetDraft
  /** When bets end; the clock above is out of sight while one picks. */
  closesAt: string | null
  lineCount: number
  onStake: () => void
  onAdd: () => void
  onBet: () => void
  onSlip: () => void
}

/** Short messages stand above the bar, not on it: the next bet of a lottery of one minute does not wait for them to go. */
function clearOfMessages(bar: HTMLElement) {
  const { style } = document.documentElement
  style.setProperty('--page-bar-height', `${bar.offsetHeight}px`)
  return () => void style.removeProperty('--page-bar-height')
}

/** Under the thumb: what the board amounts to, its stake, and the ways onto the slip. */
export function BetBar({ draft, closesAt, lineCount, onStake, onAdd, onBet, onSlip }: BetBarProps) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const short = useShortAmount()
  const { terms, stake, editing } = draft
  const tickets = terms?.tickets ?? 0
  return (
    <section
      ref={clearOfMessages}
      aria-label={t('betBar')}
      className="sticky bottom-(--tab-bar-height) z-20 -mx-4 flex flex-col gap-2 border-t border-line bg-surface-1 px-4 py-2.5 shadow-high lg:bottom-0 lg:mx-0 lg:rounded-t-lg lg:border-x"
    >
      {/* Two lines whether something is chosen or not: the buttons stay where the thumb is. */}
      <div className="flex min-h-10 items-center justify-between gap-3 text-xs text-muted tabular">
        <p aria-live="polite" className="flex min-w-0 flex-col">
          {terms && tickets > 0 ? (
            <>
              <span>
                {t('tickets', { count: tickets })} ·{' '}
                <strong className="text-sm text-ink">{moneyText(terms.price)}</strong>
              </span>
              <span>{t('mostWin', { amount: moneyText(terms.mostWin) })}</span>
            </>
          ) : (
            <span>{t(draft.isEmpty ? 'pickFirst' : 'notComplete')}</span>
          )}
        </p>
        <DrawCountdown key={closesAt} closesAt={closesAt} className="shrink-0 text-sm font-bold text-ink" />
      </div>
      <div className="flex gap-2">
        <Button kind="secondary" className="px-3 tabular" aria-label={t('changeStake')} onClick={onStake}>
          {short(stake.unit)} × {stake.multiple}
        </Button>
        <Button
          kind="secondary"
          className="min-w-0 flex-1 px-2"
          disabled={tickets === 0}
          onClick={onAdd}
          aria-label={t(editing ? 'saveLine' : 'addLine')}
        >
          <span className="lg:hidden">{t(editing ? 'saveShort' : 'addShort')}</span>
          <span className="hidden lg:inline">{t(editing ? 'saveLine' : 'addLine')}</span>
        </Button>
        {!editing && (
          <Button className="min-w-0 flex-1" disabled={tickets === 0} onClick={onBet}>
            {t('betNow')}
          </Button>
        )}
        <button
          type="button"
          aria-label={t('openSlip', { count: lineCount })}
          onClick={onSlip}
          className="relative flex size-11 shrink-0 items-center justify-center rounded-md border border-line-strong hover:bg-surface-3 lg:hidden"
        >
          <ShoppingBag size={20} aria-hidden />
          {lineCount > 0 && (
            <span
              aria-hidden
              className="absolute -end-1.5 -top-1.5 min-w-5 rounded-full bg-brand px-1 text-center text-xs font-bold text-on-brand tabular"
            >
              {lineCount}
            </span>
          )}
        </button>
      </div>
    </section>
  )
}
