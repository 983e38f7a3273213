import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/error-state.tsx'

interface Props {
  children: ReactNode
  /** Shows nothing instead of the error face, for parts the page can do without. */
  quiet?: boolean
}

/**
 * Catches what a page throws. When its code could not be loaded (a new version went online, or the connection broke) the
 * retry loads the page afresh; any other failure is tried again in place.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (this.props.quiet) return null
    const isChunk = isChunkError(error)
    return (
      <PageFailure
        isChunk={isChunk}
        onRetry={() => (isChunk ? window.location.reload() : this.setState({ error: null }))}
      />
    )
  }
}

/** Whether a failure is that a file of code did not arrive. Browsers word it differently. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload|error loading dynamically/i.test(
      error.message,
    )
  )
}

function PageFailure({ isChunk, onRetry }: { isChunk: boolean; onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <ErrorState
      message={isChunk ? t('pageNotLoaded') : t('somethingFailed')}
      onRetry={onRetry}
      className="min-h-[60vh] justify-center"
    />
  )
}
