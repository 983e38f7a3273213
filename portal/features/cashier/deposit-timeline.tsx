import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx'
import type { DepositPartsFragment, DepositState } from './cashier.generated.ts'
import { isOver, shownState } from './deposit-states.ts'

const happyPath: readonly DepositState[] = ['CREATED', 'PENDING', 'PAID', 'CREDITED']

/** The states a deposit went through and the transfers that came for it, with their times, and what is still to come. */
export function DepositTimeline({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation('cashier')
  const transfers = useTransferSteps(deposit)
  const states = useStateSteps(deposit)
  const passed = [...states, ...transfers]
    .sort((left, right) => left.at.localeCompare(right.at))
    .map(({ step }) => step)
  const seen = new Set(deposit.timeline.map(({ state }) => state))
  const upcoming = isOver(deposit.state)
    ? []
    : happyPath
        .filter((state) => !seen.has(state))
        .map((state): TimelineStep => ({ key: state, title: t(`state.${state}`), state: 'upcoming' }))
  return <Timeline label={t('timeline')} steps={[...passed, ...upcoming]} />
}

interface Moment {
  readonly at: string
  readonly step: TimelineStep
}

function useStateSteps(deposit: DepositPartsFragment): Moment[] {
  const { t } = useTranslation('cashier')
  const { format } = useDateTimeFormat()
  return deposit.timeline.map(({ state, at }) => {
    const isBad = state === 'EXPIRED' || state === 'FAILED'
    const shown = shownState({ state, cancelledAt: deposit.cancelledAt })
    const isNow = state === deposit.state && !isOver(state)
    const look = isBad ? 'failed' : isNow ? 'current' : 'done'
    return { at, step: { key: state, title: t(`state.${shown}`), time: format(at), state: look } }
  })
}

/** What came but was not as agreed, and what became of it. */
function useTransferSteps({ transfers, cancelledAt }: DepositPartsFragment): Moment[] {
  const { t } = useTranslation('cashier')
  const formats = useFormats()
  const { format } = useDateTimeFormat()
  const { currencySymbol: symbol } = useSite().site
  return transfers.flatMap(({ id, amount, receivedAt, reason, outcome, resolvedAt }): Moment[] => {
    if (reason === null) return []
    const values = { amount: formats.money(amount, { symbol }) }
    const arrived: TimelineStep = {
      key: id,
      title: t('arrived', values),
      time: format(receivedAt),
      note: t(`reason.${reason === 'REFUSED' && cancelledAt !== null ? 'CANCELLED' : reason}`),
      state: outcome === 'SUSPENSE' ? 'current' : 'done',
    }
    if (resolvedAt === null || outcome === 'SUSPENSE') return [{ at: receivedAt, step: arrived }]
    const title = t(`decided.${outcome}`, values)
    const decided: TimelineStep = { key: `${id} decided`, title, time: format(resolvedAt), state: 'done' }
    return [
      { at: receivedAt, step: arrived },
      { at: resolvedAt, step: decided },
    ]
  })
}
