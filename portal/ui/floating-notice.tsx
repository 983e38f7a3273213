import type { ReactNode } from 'react'

/** Where notices stand over whichever page is open, one above the other, above the bars at its foot. What is beside them can be reached. */
export function FloatingNotices({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--tab-bar-height)+var(--page-bar-height,0px)+env(safe-area-inset-bottom)+1rem)] z-40 mx-auto flex max-w-100 flex-col gap-2">
      {children}
    </div>
  )
}

/** Something told among the notices. It takes no focus; screen readers are told politely. */
export function FloatingNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="pointer-events-auto flex items-center gap-3 rounded-lg border border-line-strong bg-surface-2 p-3 ps-4 shadow-lg"
    >
      {children}
    </div>
  )
}
