import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx'
import type { WithdrawalPartsFragment, WithdrawalState } from './withdraw.generated.ts'
import { isWithdrawalOver } from './withdrawal-states.ts'

const happyPath: readonly WithdrawalState[] = ['REQUESTED', 'REVIEW', 'APPROVED', 'RELEASED', 'RECEIVED', 'CLOSED']
const notes = ['AUTO_RECEIVED', 'FORCED', 'PAID', 'PAID_AGAIN', 'REST_RETURNED'] as const
type Note = (typeof notes)[number]
const isNote = (note: string | null): note is Note => (notes as readonly (string | null)[]).includes(note)

/** The steps of a withdrawal with their times, and those that usually follow. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: WithdrawalPartsFragment }) {
  const { t } = useTranslation('withdrawals')
  const { format } = useDateTimeFormat()
  const last = withdrawal.timeline.length - 1
  const passed = withdrawal.timeline.map(
    ({ state, at, note }, index): TimelineStep => ({
      key: `${index}`,
      title: isNote(note) && note === 'PAID' ? t('note.PAID') : t(`state.${state}`),
      time: format(at),
      note: isNote(note) && note !== 'PAID' ? t(`note.${note}`) : undefined,
      state:
        state === 'REJECTED' || state === 'FAILED'
          ? 'failed'
          : index === last && !isWithdrawalOver(state)
            ? 'current'
            : 'done',
    }),
  )
  const reached = happyPath.indexOf(withdrawal.state)
  const upcoming =
    reached < 0
      ? []
      : happyPath
          .slice(reached + 1)
          .map((state): TimelineStep => ({ key: state, title: t(`state.${state}`), state: 'upcoming' }))
  return <Timeline label={t('timeline')} steps={[...passed, ...upcoming]} />
}
