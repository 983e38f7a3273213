import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'

/** A part with code of its own; its room is kept while that comes, and one that fails takes nothing else with it. */
export function LivePart({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <ErrorBoundary quiet>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
