import type { ReactNode } from 'react'

interface ScrollBoxProps {
  /** What it holds, for screen readers. */
  label: string
  className?: string
  id?: string
  children: ReactNode
}

/** What may be wider than the screen: it scrolls sideways by itself, also by the arrow keys (WCAG 2.1.1). */
export function ScrollBox({ label, className = '', id, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset; the group is what scrolls
    <div
      role="group"
      aria-label={label}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
      tabIndex={0}
      className={`overflow-x-auto ${className}`}
    >
      {children}
    </div>
  )
}
