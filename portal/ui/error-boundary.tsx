import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isChunkError, noteReload, wasJustReloaded } from './chunk-failure.ts'
import { ErrorState } from './error-state.tsx'
import { toast } from './toast.ts'

interface Props {
  children: ReactNode
  /** Shows nothing instead of the error face, for parts the page can do without. */
  quiet?: boolean
}

/**
 * Catches what a page throws. When its code could not be loaded (a new version went online, or the connection broke) the
 * retry loads the page afresh, once; if that did not help the person is told so and may reload again. Any other failure
 * is tried again in place.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    // A dialog that does not come leaves nothing on the page to read.
    if (this.props.quiet && isChunkError(error)) toast.error(i18next.t('pageNotLoaded', { ns: 'common' }))
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (this.props.quiet) return null
    if (isChunkError(error)) return <ChunkFailure error={error} />
    return <PageFailure onRetry={() => this.setState({ error: null })} />
  }
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return <ErrorState message={t('somethingFailed')} onRetry={onRetry} className="min-h-[60vh] justify-center" />
}

function ChunkFailure({ error }: { error: Error }) {
  const { t } = useTranslation('common')
  const isStill = wasJustReloaded()
  const isLate = error.name === 'ChunkTimeoutError'
  const reload = () => {
    noteReload()
    window.location.reload()
  }
  return (
    <ErrorState
      message={isStill ? t('pageStillNotLoaded') : isLate ? t('pageTimeout') : t('pageNotLoaded')}
      retryLabel={isStill ? t('reload') : t('retry')}
      onRetry={reload}
      className="min-h-[60vh] justify-center"
    />
  )
}
