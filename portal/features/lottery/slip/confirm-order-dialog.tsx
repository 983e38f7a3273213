import { findPlayType } from '@croupier/lottery/core/family.ts'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PicksText } from '../../../kits/lottery-boards/picks-text.tsx'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useDelayed } from '../../../ui/use-delayed.ts'
import { DrawCountdown } from '../draw-countdown.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { useChaseDraws } from './chase-editor.tsx'
import { planTotals } from './chase-plan.ts'
import { Refusal } from './refusal.tsx'
import { ShortageNote, useShortage } from './shortage.tsx'
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
  /** The way to the slip, where the dialog does not stand above it: refusals are told here then, else on the slip. */
  onToSlip?: () => void
}

/** A last look before the money moves: what, on which draw, for how much. A draw that closed meanwhile is not swapped silently. */
export function ConfirmOrderDialog({ open, state, placing, onClose, onStale, onToSlip }: ConfirmOrderDialogProps) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const { lines, chase } = state.slip
  const { lottery } = open
  const currentNumber = lottery.currentDraw?.number ?? null
  const [agreedNumber, setAgreed] = useState(currentNumber)
  const draws = useChaseDraws(lottery.code, currentNumber, chase !== null)
  const { outcome } = placing
  const isMoved = agreedNumber !== currentNumber
  // The clock is that of the draw named beside it, not of the one that came after.
  const closesAt = isMoved ? null : (lottery.currentDraw?.closesAt ?? null)
  const single = slipTotals(open, lines)
  const totals = chase ? planTotals(chase, single) : single
  const shortage = useShortage(totals.price)
  const shortageId = useId()
  // What was sent is answered by the house: its stake may have left the balance already.
  const isShort = shortage > 0n && state.slip.pending === null && outcome?.kind !== 'TAKEN'
  const isClosedDraw = outcome?.kind === 'REFUSED' && outcome.code === 'LOTTERY_DRAW_CLOSED'
  const isToldHere = onToSlip !== undefined && outcome?.kind === 'REFUSED'
  const stays = isClosedDraw || isToldHere
  // An order on its way is not sent a second time under a new key, also not in the moment between its answer and the end of the dialog.
  const isFree = !isMoved && state.slip.pending === null && (outcome === null || (stays && outcome.limit === null))
  const isReady = currentNumber !== null && isFree && (chase === null || draws.length >= chase.multiples.length)

  // Taken or not answered: both are told on the slip itself. Where it is in sight, so are refusals other than a closed draw.
  useEffect(() => {
    if (outcome && !stays) onClose()
  }, [outcome, stays, onClose])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once for each refusal
  useEffect(() => {
    if (isClosedDraw) onStale()
  }, [isClosedDraw])

  const place = () => {
    if (currentNumber === null) return
    void placing.place({
      lotteryCode: lottery.code,
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
          <AimedButton
            onClick={place}
            busy={placing.isSending}
            disabled={!isReady || isShort}
            aria-describedby={isShort ? shortageId : undefined}
          >
            {t('confirm.bet', { amount: moneyText(totals.price) })}
          </AimedButton>
        )
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <DrawTerms draw={agreedNumber} count={chase?.multiples.length} closesAt={closesAt} isClosed={isMoved} />
        <OrderLines open={open} lines={lines} />
        {chase?.stopsOnWin && <p className="text-muted">{t('confirm.stopsOnWin')}</p>}
        <OrderTotals {...totals} />
        {isShort && <ShortageNote id={shortageId} shortage={shortage} />}
        {isToldHere && !isClosedDraw && <Refusal open={open} state={state} placing={placing} />}
        {onToSlip && (
          <Button kind="quiet" wide onClick={onToSlip}>
            {t('confirm.toSlip')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface DrawTermsProps {
  draw: string | null
  /** Of how many draws it is the first; of one alone without. */
  count: number | undefined
  closesAt: string | null
  isClosed: boolean
}

/** Which draw is bet on, and how long it takes bets still, or that it takes none any more. */
function DrawTerms({ draw, count, closesAt, isClosed }: DrawTermsProps) {
  const { t } = useTranslation('lottery')
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span>{count === undefined ? t('confirm.draw', { draw }) : t('confirm.draws', { count, draw })}</span>
        <DrawCountdown key={closesAt} closesAt={closesAt} className="font-bold" />
      </p>
      {isClosed && (
        <p role="alert" className="rounded-md bg-warning-soft p-3 text-warning">
          {t('confirm.closed', { draw })}
        </p>
      )}
    </>
  )
}

/**
 * Milliseconds in which the button takes no press: the second half of a double press on what opened the dialog may come down where the
 * button now is.
 */
const AIMING_TIME = 400

/** Moves the money: it takes a press only once it has been in sight for a moment. */
function AimedButton({
  disabled,
  ...rest
}: Pick<ButtonProps, 'onClick' | 'busy' | 'disabled' | 'children' | 'aria-describedby'>) {
  const isAimed = useDelayed(true, AIMING_TIME)
  return <Button wide size="large" {...rest} disabled={disabled || !isAimed} />
}

/** The lines once more, each with what it costs. */
function OrderLines({ open, lines }: { open: OpenLottery; lines: readonly SlipLine[] }) {
  const words = useBoardWords()
  const moneyText = useMoneyText()
  return (
    <ul className="flex flex-col gap-1.5">
      {lines.map((line) => (
        <li key={line.id} className="flex justify-between gap-3">
          <span className="min-w-0">
            {words.playType(open.family.code, line.playType)}
            <PicksText playType={findPlayType(open.family, line.playType)} picks={line.picks} />
          </span>
          <span className="shrink-0 tabular">{moneyText(lineTerms(open, line)?.price ?? 0n)}</span>
        </li>
      ))}
    </ul>
  )
}

function OrderTotals({ price, mostWin }: { price: bigint; mostWin: bigint }) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  return (
    <dl className="flex flex-col gap-1 border-t border-line pt-3">
      <div className="flex justify-between font-semibold">
        <dt>{t('slip.total')}</dt>
        <dd className="tabular">{moneyText(price)}</dd>
      </div>
      <div className="flex justify-between text-muted">
        <dt>{t('slip.mostWin')}</dt>
        <dd className="tabular">{moneyText(mostWin)}</dd>
      </div>
    </dl>
  )
}
