import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../../dialogs/dialog-store.ts'
import { useMember } from '../../../session/use-member.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { ChaseEditor } from './chase-editor.tsx'
import { planTotals } from './chase-plan.ts'
import { ConfirmOrderDialog } from './confirm-order-dialog.tsx'
import { OrderNotice } from './order-notice.tsx'
import { Refusal } from './refusal.tsx'
import { RulesNotice } from './rules-notice.tsx'
import { changesOf, type SlipLine, slipTotals } from './slip.ts'
import { SlipLineRow } from './slip-line-row.tsx'
import { linesUnder } from './take-rest.ts'
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
                note={limited[0]?.id === line.id && <Refusal open={open} state={state} placing={placing} />}
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
