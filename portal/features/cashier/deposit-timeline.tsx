import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx'
import type { DepositPartsFragment, DepositState } from './cashier.generated.ts'
import { isOver } from './deposit-states.ts'

const happyPath: readonly DepositState[] = ['CREATED', 'PENDING', 'PAID', 'CREDITED']

/** The states a deposit went through, with their times, and those still to come. */
export function DepositTimeline({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation('cashier')
  const { format } = useDateTimeFormat()
  const passed = deposit.timeline.map(
    ({ state, at }): TimelineStep => ({
      key: state,
      title: t(`state.${state}`),
      time: format(at),
      state:
        state === 'EXPIRED' || state === 'FAILED'
          ? 'failed'
          : state === deposit.state && !isOver(state)
            ? 'current'
            : 'done',
    }),
  )
  const seen = new Set(deposit.timeline.map(({ state }) => state))
  const upcoming = isOver(deposit.state)
    ? []
    : happyPath
        .filter((state) => !seen.has(state))
        .map((state): TimelineStep => ({ key: state, title: t(`state.${state}`), state: 'upcoming' }))
  return <Timeline label={t('timeline')} steps={[...passed, ...upcoming]} />
}
