import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../brand/use-site.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { moneyText } from '../amount.ts'
import { DrawCountdown } from '../draw-countdown.tsx'
import { useBoardWords } from '../use-board-words.ts'
import type { OpenLottery } from '../use-lottery.ts'
import { useChaseDraws } from './chase-editor.tsx'
import { planTotals } from './chase-plan.ts'
import { adoptRules, lineTerms, type SlipLine, slipTotals } from './slip.ts'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

interface ConfirmOrderDialogProps {
  open: OpenLottery
  state: SlipState
  placing: OrderPlacing
  onClose: () => void
  /** The draw in sight is closed: what is known of the lottery is read again. */
  onStale: () => void
}

/** A last look before the money moves: what, on which draw, for how much. A draw that closed meanwhile is not swapped silently. */
export function ConfirmOrderDialog({ open, state, placing, onClose, onStale }: ConfirmOrderDialogProps) {
  const { t } = useTranslation('lottery')
  const { currencySymbol } = useSite().site
  const { lines, chase } = state.slip
  const { lottery } = open
  const currentNumber = lottery.currentDraw?.number ?? null
  const [agreedNumber, setAgreed] = useState(currentNumber)
  const draws = useChaseDraws(lottery.gameCode, currentNumber, chase !== null)
  const { outcome } = placing
  const isMoved = agreedNumber !== currentNumber
  const single = slipTotals(open, lines)
  const totals = chase ? planTotals(chase, single) : single
  const isReady = currentNumber !== null && !isMoved && (chase === null || draws.length >= chase.multiples.length)

  // Taken or not answered: both are told on the slip itself. Refusals other than a closed draw too.
  const isClosedDraw = outcome?.kind === 'REFUSED' && outcome.code === 'LOTTERY_DRAW_CLOSED'
  useEffect(() => {
    if (outcome && !isClosedDraw) onClose()
  }, [outcome, isClosedDraw, onClose])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once for each refusal
  useEffect(() => {
    if (isClosedDraw) onStale()
  }, [isClosedDraw])

  const place = () => {
    if (currentNumber === null) return
    void placing.place({
      gameCode: lottery.gameCode,
      rulesVersion: lottery.rules.version,
      // What is left to adopt here is what needs no word: anything else was agreed to on the slip.
      lines: adoptRules(open, lines).map(({ playType, picks, unit, multiple, series }) => ({
        playType,
        picks: picks.map((row) => [...row]),
        unit,
        multiple,
        series,
      })),
      draws: chase
        ? chase.multiples.map((multiple, index) => ({ number: draws[index]?.number ?? '', multiple }))
        : [{ number: currentNumber, multiple: 1 }],
      stopsOnWin: chase?.stopsOnWin ?? false,
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('confirm.title')}
      footer={
        isMoved ? (
          <Button wide onClick={() => setAgreed(currentNumber)} disabled={currentNumber === null}>
            {t('confirm.toNext', { draw: currentNumber ?? '' })}
          </Button>
        ) : (
          <Button wide size="large" onClick={place} busy={placing.isSending} disabled={!isReady}>
            {t('confirm.bet', { amount: moneyText(totals.price, currencySymbol) })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p className="flex items-baseline justify-between gap-3">
          <span>
            {chase
              ? t('confirm.draws', { count: chase.multiples.length, draw: agreedNumber })
              : t('confirm.draw', { draw: agreedNumber })}
          </span>
          <DrawCountdown
            key={lottery.currentDraw?.closesAt}
            closesAt={lottery.currentDraw?.closesAt ?? null}
            className="font-bold"
          />
        </p>
        {isMoved && (
          <p role="alert" className="rounded-md bg-warning-soft p-3 text-warning">
            {t('confirm.closed', { draw: agreedNumber })}
          </p>
        )}
        <OrderLines open={open} lines={lines} />
        {chase?.stopsOnWin && <p className="text-muted">{t('confirm.stopsOnWin')}</p>}
        <OrderTotals {...totals} />
      </div>
    </Dialog>
  )
}

/** The lines once more, each with what it costs. */
function OrderLines({ open, lines }: { open: OpenLottery; lines: readonly SlipLine[] }) {
  const words = useBoardWords()
  const { currencySymbol } = useSite().site
  return (
    <ul className="flex flex-col gap-1.5">
      {lines.map((line) => (
        <li key={line.id} className="flex justify-between gap-3">
          <span className="min-w-0 truncate">
            {words.playType(open.family.code, line.playType)}{' '}
            <span className="text-muted">{line.picks.flat().slice(0, 6).map(words.value).join(' ')}</span>
          </span>
          <span className="shrink-0 tabular">{moneyText(lineTerms(open, line)?.price ?? 0n, currencySymbol)}</span>
        </li>
      ))}
    </ul>
  )
}

function OrderTotals({ price, mostWin }: { price: bigint; mostWin: bigint }) {
  const { t } = useTranslation('lottery')
  const { currencySymbol } = useSite().site
  return (
    <dl className="flex flex-col gap-1 border-t border-line pt-3">
      <div className="flex justify-between font-semibold">
        <dt>{t('slip.total')}</dt>
        <dd className="tabular">{moneyText(price, currencySymbol)}</dd>
      </div>
      <div className="flex justify-between text-muted">
        <dt>{t('slip.mostWin')}</dt>
        <dd className="tabular">{moneyText(mostWin, currencySymbol)}</dd>
      </div>
    </dl>
  )
}
