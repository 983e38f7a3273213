import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/error-state.tsx'
import { useErrorWords } from './error-words.ts'

/** The error face of whatever a query should have shown. */
export function QueryError({
  error,
  onRetry,
  className,
}: {
  error: unknown
  onRetry?: () => void
  className?: string
}) {
  // Asks for the sentences at once: this face has nothing to say without them.
  useTranslation('errors' as 'common')
  const { message, requestId } = useErrorWords()(error)
  return <ErrorState message={message} requestId={requestId} onRetry={onRetry} {...(className ? { className } : {})} />
}
