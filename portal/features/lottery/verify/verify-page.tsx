import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { errorCode } from '../../../apollo/error-words.ts'
import { QueryError } from '../../../apollo/query-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDrawToVerifyQuery } from '../lottery.generated.ts'
import { VerifySteps } from './verify-steps.tsx'

const ideas = ['commit', 'draw', 'reveal'] as const

/** /lottery/verify: anybody may compute any draw of the house again, in his own browser. */
export default function VerifyPage() {
  const { t } = useTranslation('lottery')
  const [address, setAddress] = useSearchParams()
  const lotteryCode = address.get('gameCode') ?? ''
  const number = address.get('number') ?? ''
  return (
    <div className="mx-auto flex max-w-200 flex-col gap-6 px-4 py-6">
      <header>
        <h1 className="text-2xl font-bold text-balance">{t('verify.title')}</h1>
        <p className="mt-2 text-muted">{t('verify.lead')}</p>
      </header>
      <ol className="grid gap-3 sm:grid-cols-3">
        {ideas.map((idea, index) => (
          <li key={idea} className="rounded-lg border border-line bg-surface-1 p-4 text-sm">
            <h2 className="mb-1 font-semibold">
              {index + 1}. {t(`verify.ideas.${idea}.title`)}
            </h2>
            <p className="text-muted">{t(`verify.ideas.${idea}.text`)}</p>
          </li>
        ))}
      </ol>
      <DrawForm
        key={`form-${lotteryCode}-${number}`}
        lotteryCode={lotteryCode}
        number={number}
        onSearch={(next) => setAddress({ gameCode: next.lotteryCode, number: next.number }, { replace: true })}
      />
      {lotteryCode && number ? (
        <LoadedDraw key={`${lotteryCode}-${number}`} lotteryCode={lotteryCode} number={number} />
      ) : (
        <EmptyState title={t('verify.choose')} hint={t('verify.chooseHint')} />
      )}
    </div>
  )
}

interface DrawFormProps {
  lotteryCode: string
  number: string
  onSearch: (draw: { lotteryCode: string; number: string }) => void
}

function DrawForm({ lotteryCode, number, onSearch }: DrawFormProps) {
  const { t } = useTranslation('lottery')
  const [wish, setWish] = useState({ lotteryCode, number })
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch({ lotteryCode: wish.lotteryCode.trim().toUpperCase(), number: wish.number.trim() })
      }}
    >
      <TextField
        label={t('verify.lotteryCode')}
        placeholder="SSC_1M"
        autoComplete="off"
        value={wish.lotteryCode}
        onChange={(event) => setWish({ ...wish, lotteryCode: event.target.value })}
      />
      <TextField
        label={t('verify.number')}
        placeholder="20261122-0731"
        autoComplete="off"
        value={wish.number}
        onChange={(event) => setWish({ ...wish, number: event.target.value })}
      />
      <Button type="submit">{t('verify.load')}</Button>
    </form>
  )
}

function LoadedDraw({ lotteryCode, number }: { lotteryCode: string; number: string }) {
  const { t } = useTranslation('lottery')
  const { data, error, refetch } = useDrawToVerifyQuery({
    variables: { lotteryCode, number },
    fetchPolicy: 'network-only',
  })
  // A number that is none at all is as unknown as one that was never drawn.
  if (error && errorCode(error) === 'BAD_INPUT')
    return <EmptyState title={t('verify.unknown')} hint={t('verify.unknownHint')} />
  if (error && !data) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  const { lottery, lotteryDraw: draw } = data
  if (!lottery || !draw) return <EmptyState title={t('verify.unknown')} hint={t('verify.unknownHint')} />
  if (!draw.commitment) return <EmptyState title={t('verify.official')} hint={t('verify.officialHint')} />
  return <VerifySteps lottery={lottery} draw={draw} commitment={draw.commitment} onLookAgain={() => void refetch()} />
}
