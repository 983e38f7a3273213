import { RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'
import { Button } from './button.tsx'

export interface ErrorStateProps {
  /** One plain sentence in the person's language; `useErrorWords` writes it. */
  message: string
  /** Helps customer service find what happened. */
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  /** Words of the retry, when it does more than try again. */
  retryLabel?: string
  className?: string
}

/** The error face of a list or page: a sentence, a retry, the request id. */
export function ErrorState({ message, requestId, onRetry, retryLabel, className }: ErrorStateProps) {
  const { t } = useTranslation('common')
  return (
    <div role="alert" className={classNames('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}>
      <span className="mb-2 flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert size={26} aria-hidden />
      </span>
      <p className="max-w-96 font-semibold text-ink">{message}</p>
      {onRetry && (
        <Button kind="secondary" className="mt-3" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          {retryLabel ?? t('retry')}
        </Button>
      )}
      {requestId && <p className="mt-2 font-mono text-xs text-faint">{t('requestId', { id: requestId })}</p>}
    </div>
  )
}
