import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ResultView } from '../result-view.tsx'
import type { Draw } from '../use-lottery.ts'
import { type Verification, verifyDraw } from './verify-draw.ts'

interface VerifyStepsProps {
  lottery: { code: string; name: string; family: string }
  draw: Draw
  commitment: string
  onLookAgain: () => void
}

/** What was promised, the seed, and what both give, each beside the other. */
export function VerifySteps({ lottery, draw, commitment, onLookAgain }: VerifyStepsProps) {
  const { t } = useTranslation('lottery')
  const [typed, setTyped] = useState<string | null>(null)
  const seed = (typed ?? draw.seed ?? '').trim().toLowerCase()
  const published = {
    family: lottery.family,
    lotteryCode: lottery.code,
    number: draw.number,
    commitment,
    result: draw.result,
  }
  const verification = verifyDraw(published, seed)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">
        {lottery.name} · <span className="tabular">{draw.number}</span>
      </h2>
      <Step title={t('verify.promised')}>
        <Hex text={commitment} />
      </Step>
      <Step title={t('verify.seed')}>
        {!draw.seed && typed === null && (
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2 text-muted">
            <p>{t('verify.notYet')}</p>
            <Button kind="secondary" onClick={onLookAgain}>
              {t('verify.lookAgain')}
            </Button>
          </div>
        )}
        <TextField
          label={t('verify.seedField')}
          hint={t('verify.seedHint')}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? draw.seed ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          error={seed !== '' && !verification ? t('verify.noSeed') : undefined}
        />
        {typed !== null && draw.seed && typed !== draw.seed && (
          <Button kind="quiet" className="mt-2" onClick={() => setTyped(null)}>
            {t('verify.publishedSeed')}
          </Button>
        )}
      </Step>
      {verification && <Findings family={lottery.family} draw={draw} verification={verification} />}
    </section>
  )
}

function Findings({ family, draw, verification }: { family: string; draw: Draw; verification: Verification }) {
  const { t } = useTranslation('lottery')
  return (
    <>
      <Step title={t('verify.hashed')}>
        <Hex text={verification.commitment} />
        <Verdict isEqual={verification.isCommitted} yes={t('verify.hashEqual')} no={t('verify.hashDifferent')} />
      </Step>
      <Step title={t('verify.published')}>
        {draw.result ? (
          <ResultView family={family} result={draw.result} detail="full" />
        ) : (
          <p className="text-muted">{t('verify.noResultYet')}</p>
        )}
      </Step>
      <Step title={t('verify.computed')}>
        <ResultView family={family} result={verification.result} detail="full" />
        <Verdict isEqual={verification.isSameResult} yes={t('verify.resultEqual')} no={t('verify.resultDifferent')} />
      </Step>
      <p
        role="status"
        className={
          verification.isCommitted && verification.isSameResult
            ? 'rounded-lg bg-success-soft p-4 font-semibold text-success'
            : 'rounded-lg bg-danger-soft p-4 font-semibold text-danger'
        }
      >
        {t(verification.isCommitted && verification.isSameResult ? 'verify.honest' : 'verify.different')}
      </p>
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface-1 p-4 text-sm">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </div>
  )
}

function Hex({ text }: { text: string }) {
  return <code className="block rounded-md bg-surface-2 p-2 text-xs break-all">{text}</code>
}

function Verdict({ isEqual, yes, no }: { isEqual: boolean | null; yes: string; no: string }) {
  const { t } = useTranslation('lottery')
  if (isEqual === null)
    return (
      <p className="mt-2 flex items-center gap-1.5 text-muted">
        <Hourglass size={16} aria-hidden />
        {t('verify.noResultYet')}
      </p>
    )
  return (
    <p className={`mt-2 flex items-center gap-1.5 font-semibold ${isEqual ? 'text-success' : 'text-danger'}`}>
      {isEqual ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
      {isEqual ? yes : no}
    </p>
  )
}
