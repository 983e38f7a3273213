import type { ReactNode } from 'react'

/** Something told over whichever page is open, above the bars at its foot. It takes no focus; screen readers are told politely. */
export function FloatingNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--tab-bar-height)+var(--page-bar-height,0px)+env(safe-area-inset-bottom)+1rem)] z-40 mx-auto flex max-w-100 items-center gap-3 rounded-lg border border-line-strong bg-surface-2 p-3 ps-4 shadow-lg"
    >
      {children}
    </div>
  )
}
