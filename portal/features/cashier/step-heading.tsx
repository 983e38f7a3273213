import { type ReactNode, useEffect, useRef } from 'react'

interface StepHeadingProps {
  className?: string
  children: ReactNode
}

/**
 * The heading of a step. Where it comes up the step begins: at its top and with the focus on it, since what was pressed is gone with the
 * step before. Give it a `key` where one step takes the place of another of the same kind.
 */
export function StepHeading({ className = 'text-lg font-semibold', children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) begin(heading.current)
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1} className={`scroll-mt-75 outline-none ${className}`}>
      {children}
    </h3>
  )
}

function begin(heading: HTMLElement): void {
  // A dialog keeps the focus and freezes the page behind it.
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return
  const { top } = heading.getBoundingClientRect()
  const isInSight = top >= headerHeight && top < window.innerHeight / 2
  if (!isInSight) heading.scrollIntoView({ block: 'start' })
  if (!isTypingElsewhere()) heading.focus({ preventScroll: true })
}

/** What the bar at the top of the page may hide, in pixels. */
const headerHeight = 64

/** Steps also change by themselves, when money arrives, and then take the focus from nobody who writes beside the page. */
function isTypingElsewhere(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable=true]') ?? false
}
