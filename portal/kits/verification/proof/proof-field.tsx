import { RotateCw, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

export type ProofState = { step: 'working'; progress: number } | { step: 'done' } | { step: 'failed' }

/** Says that the browser proves there is a person, how far it is, and when it is done. Nothing is asked of the person. */
export function ProofField({ state, onRetry }: { state: ProofState; onRetry: () => void }) {
  const { t } = useTranslation('providers')
  if (state.step === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-3 text-sm text-danger">
        <ShieldAlert size={18} aria-hidden />
        <span className="min-w-40 flex-1">{t('checkFailed')}</span>
        <Button kind="secondary" size="small" icon={<RotateCw size={14} aria-hidden />} onClick={onRetry}>
          {t('checkAgain')}
        </Button>
      </div>
    )
  }
  const isDone = state.step === 'done'
  const percent = isDone ? 100 : Math.round(state.progress * 100)
  return (
    <div className="rounded-md border border-line bg-surface-2 p-3 text-sm">
      <p role="status" className="flex items-center gap-2.5">
        {isDone ? <ShieldCheck size={18} aria-hidden className="text-success" /> : <Spinner size={18} />}
        {isDone ? t('checked') : t('checking')}
      </p>
      <div
        role="progressbar"
        aria-label={t('checkProgress')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full origin-left bg-success transition-transform duration-200 ease-out motion-reduce:transition-none"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  )
}
