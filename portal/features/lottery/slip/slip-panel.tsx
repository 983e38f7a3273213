import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../../dialogs/dialog-store.ts'
import { useMember } from '../../../session/use-member.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toUnits } from '../amount.ts'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { ChaseEditor } from './chase-editor.tsx'
import { planTotals } from './chase-plan.ts'
import { ConfirmOrderDialog } from './confirm-order-dialog.tsx'
import { OrderNotice } from './order-notice.tsx'
import { RulesNotice } from './rules-notice.tsx'
import { changesOf, type SlipLine, slipTotals } from './slip.ts'
import { SlipLineRow } from './slip-line-row.tsx'
import { linesUnder, takeRest } from './take-rest.ts'
import type { OrderPlacing } from './use-place-order.ts'
import type { SlipState } from './use-slip.ts'

interface SlipPanelProps {
  open: OpenLottery
  state: SlipState
  placing: OrderPlacing
  onEdit: (line: SlipLine) => void
  onSeeOrders: () => void
  onStale: () => void
}

/** The slip: its bets, the plan over several draws, what it costs and the way to bet it. */
export function SlipPanel({ open, state, placing, onEdit, onSeeOrders, onStale }: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const { member, isTrial } = useMember()
  const [isConfirming, setConfirming] = useState(false)
  const { slip, change, remove, clear, adopt } = state
  const { outcome } = placing
  const limit = outcome?.kind === 'REFUSED' ? outcome.limit : null
  const limited = limit ? linesUnder(open, slip.lines, limit) : []
  const isChanged = slip.lines.some((line) => changesOf(open, line).length > 0)
  const totals = slipTotals(open, slip.lines)
  const ofAll = slip.chase ? planTotals(slip.chase, totals) : totals
  const isLocked = slip.pending !== null
  const agree = () => {
    setConfirming(false)
    adopt()
  }
  const bet = () => (isTrial ? openDialog('need-true-account', {}) : setConfirming(true))
  return (
    <div className="flex flex-col gap-3">
      <OrderNotice state={state} placing={placing} onSeeOrders={onSeeOrders} />
      {slip.lines.length === 0 ? (
        outcome?.kind !== 'TAKEN' && <EmptyState icon={Ticket} title={t('slip.empty')} hint={t('slip.emptyHint')} />
      ) : (
        <>
          {isChanged && !isLocked && <RulesNotice open={open} lines={slip.lines} onAgree={agree} />}
          <ul className="flex flex-col">
            {slip.lines.map((line) => (
              <SlipLineRow
                key={line.id}
                open={open}
                line={line}
                isLocked={isLocked}
                onEdit={() => onEdit(line)}
                onRemove={() => remove(line.id)}
                note={
                  limit && limited[0]?.id === line.id && outcome?.kind === 'REFUSED' ? (
                    <LimitNote
                      message={outcome.message}
                      rest={toUnits(limit.rest)}
                      onTake={() => {
                        change({ lines: takeRest(open, slip.lines, limit, multipleAt(slip.chase?.multiples)) })
                        placing.forgetOutcome()
                      }}
                    />
                  ) : undefined
                }
              />
            ))}
          </ul>
          {!isLocked && (
            <ChaseEditor
              lotteryCode={open.lottery.code}
              plan={slip.chase}
              price={totals.price}
              onChange={(chase) => change({ chase })}
              currentNumber={open.lottery.currentDraw?.number ?? null}
            />
          )}
          <Totals price={ofAll.price} mostWin={ofAll.mostWin} />
          <div className="flex gap-2">
            <Button kind="quiet" onClick={clear} disabled={isLocked}>
              {t('slip.clear')}
            </Button>
            <Button
              size="large"
              className="min-w-0 flex-1"
              onClick={bet}
              busy={placing.isSending}
              // Who is betting must be known: trial members bet nothing here.
              disabled={isLocked || isChanged || member === null || open.lottery.currentDraw === null}
            >
              {t('slip.bet')}
            </Button>
          </div>
        </>
      )}
      {/* Rules that change under the last look are told first: nothing is bet at odds nobody saw. */}
      {isConfirming && !isChanged && (
        <ConfirmOrderDialog
          open={open}
          state={state}
          placing={placing}
          onClose={() => setConfirming(false)}
          onStale={onStale}
        />
      )}
    </div>
  )
}

/** The greatest multiple of a plan: what fits it fits every draw. */
function multipleAt(multiples: readonly number[] | undefined): number {
  return multiples ? Math.max(1, ...multiples) : 1
}

function Totals({ price, mostWin }: { price: bigint; mostWin: bigint }) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  return (
    <dl className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
      <div className="flex justify-between gap-3">
        <dt className="font-semibold">{t('slip.total')}</dt>
        <dd className="text-lg font-bold tabular">{moneyText(price)}</dd>
      </div>
      <div className="flex justify-between gap-3 text-muted">
        <dt>{t('slip.mostWin')}</dt>
        <dd className="tabular">{moneyText(mostWin)}</dd>
      </div>
    </dl>
  )
}

/** A limit, at the line it is about, with the way to bet what is left. */
function LimitNote({ message, rest, onTake }: { message: string; rest: bigint; onTake: () => void }) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  return (
    <div role="alert" className="mt-1 flex flex-col gap-2 rounded-md bg-danger-soft p-3 text-sm">
      <p className="text-danger">{message}</p>
      {rest > 0n && (
        <Button kind="secondary" onClick={onTake} className="self-start">
          {t('slip.takeRest', { rest: moneyText(rest) })}
        </Button>
      )}
    </div>
  )
}
