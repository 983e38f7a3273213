import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../../../lib/use-date-time-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { useMay } from '../../may.ts'
import { useTeam } from '../../use-team.ts'
import type { DisputePartsFragment, EarningPartsFragment } from '../pay.generated.ts'
import { DisputeBadge } from './dispute-badge.tsx'
import { DisputeForm } from './dispute-form.tsx'
import { WithdrawDispute } from './withdraw-dispute.tsx'

/** So long after its window an amount may be disputed, as the platform has it. */
const days = 60
const isLate = (until: string) => Date.now() > Date.parse(until) + days * 86_400_000

/** What the agent says is wrong with an amount, how that stands and what the house answered; or the way to say so. */
export function DisputeSection({ earning }: { earning: EarningPartsFragment }) {
  const { t } = useTranslation('pay')
  const [isWriting, setWriting] = useState(false)
  const { id, dispute, window } = earning
  const mayDispute = useMay()('dispute')
  const isOpen = dispute?.state === 'OPEN'
  if (dispute === null && !mayDispute) return null
  return (
    <section aria-label={t('dispute.title')} className="flex flex-col gap-3 rounded-md border border-line p-4">
      {dispute ? <Told dispute={dispute} /> : <p className="text-sm text-muted">{t('dispute.ask')}</p>}
      {isOpen && mayDispute && <WithdrawDispute id={dispute.id} />}
      {!isOpen && mayDispute && isLate(window.until) && (
        <p className="text-sm text-muted">{t('dispute.tooLate', { days })}</p>
      )}
      {!isOpen && mayDispute && !isLate(window.until) && !isWriting && (
        <Button
          kind="secondary"
          size="small"
          className="self-start"
          icon={<MessageCircleQuestionMark size={16} aria-hidden />}
          onClick={() => setWriting(true)}
        >
          {t(dispute ? 'dispute.again' : 'dispute.open')}
        </Button>
      )}
      {!isOpen && isWriting && <DisputeForm earningId={id} onDone={() => setWriting(false)} />}
    </section>
  )
}

/** What was said, by both. */
function Told({ dispute }: { dispute: DisputePartsFragment }) {
  const { t } = useTranslation('pay')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const { state, reason, content, answer, createdAt, closedAt } = dispute
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{t(`dispute.reasons.${reason}`)}</h3>
        <DisputeBadge dispute={dispute} />
      </div>
      <p className="text-sm whitespace-pre-line break-words">{content}</p>
      <p className="text-xs text-muted tabular">{t('dispute.sentAt', { time: format(createdAt) })}</p>
      {state === 'OPEN' && <p className="text-sm text-muted">{t('dispute.waiting')}</p>}
      {answer !== null && (
        <blockquote className="flex flex-col gap-1 border-s-4 border-line ps-3 text-sm">
          <span className="font-semibold">{t('dispute.answer')}</span>
          <p className="whitespace-pre-line break-words">{answer}</p>
          {closedAt && <span className="text-xs text-muted tabular">{format(closedAt)}</span>}
        </blockquote>
      )}
      {state === 'UPHELD' && <p className="text-sm text-muted">{t('dispute.upheldHint')}</p>}
    </>
  )
}
