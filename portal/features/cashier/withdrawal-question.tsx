import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import type { WithdrawalAnswer, WithdrawalPartsFragment } from './withdraw.generated.ts'
import { WithdrawalAnswerDialog } from './withdrawal-answer-dialog.tsx'

interface QuestionProps {
  withdrawal: WithdrawalPartsFragment
  minutes: number
  onStale: () => Promise<unknown>
}

/** Whether the money arrived (§4), with the time after which silence says yes. */
export function WithdrawalQuestion({ withdrawal, minutes, onStale }: QuestionProps) {
  const { t } = useTranslation('withdrawals')
  const [answer, setAnswer] = useState<WithdrawalAnswer | null>(null)
  const { receiveDueAt } = withdrawal
  return (
    <section aria-labelledby="question" className="flex flex-col gap-3 rounded-md bg-surface-2 p-4">
      <h3 id="question" className="font-semibold">
        {t('question')}
      </h3>
      <p className="text-sm text-muted">
        {t('questionHint', { minutes })}{' '}
        {receiveDueAt && (
          <span className="whitespace-nowrap text-warning">
            {t('timeLeft')} <Countdown endsAt={Date.parse(receiveDueAt)} onEnd={() => void onStale()} />
          </span>
        )}
      </p>
      <div className="grid gap-2 sm:grid-cols-3">
        <Button onClick={() => setAnswer('RECEIVED')}>{t('received')}</Button>
        <Button kind="secondary" onClick={() => setAnswer('PARTLY_RECEIVED')}>
          {t('partly')}
        </Button>
        <Button kind="secondary" onClick={() => setAnswer('NOT_RECEIVED')}>
          {t('notReceived')}
        </Button>
      </div>
      {answer && (
        <WithdrawalAnswerDialog
          withdrawal={withdrawal}
          answer={answer}
          onClose={() => setAnswer(null)}
          onStale={onStale}
        />
      )}
    </section>
  )
}
