import { type ReactNode, useEffect, useRef } from 'react'
import { moveRound, type Round } from './move-round.ts'

/**
 * A list that moves up by itself and starts again when it has gone round (`move-round.ts` says when it stands). It does not move for people who
 * asked for less motion.
 */
export function WinnerScroll({ children }: { children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null)
  const bandRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLOListElement>(null)
  const round = useRef<Round>(undefined)

  useEffect(() => {
    const [box, band, list] = [boxRef.current, bandRef.current, listRef.current]
    // Pages without a browser around them animate nothing.
    if (!box || !band || !list || !('animate' in band)) return
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
    const heed = () => {
      round.current?.stop()
      round.current = lessMotion.matches ? undefined : moveRound(box, band, list)
    }
    heed()
    lessMotion.addEventListener('change', heed)
    return () => {
      lessMotion.removeEventListener('change', heed)
      round.current?.stop()
      round.current = undefined
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have taken the place of one that had the focus
  useEffect(() => round.current?.settle(), [children])

  return (
    <div ref={boxRef} className="scroll-quiet min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
      <div ref={bandRef}>
        <ol ref={listRef} start={4} className="flex flex-col gap-1 py-1">
          {children}
        </ol>
        <div aria-hidden inert className="motion-reduce:hidden">
          <ol className="flex flex-col gap-1 py-1">{children}</ol>
        </div>
      </div>
    </div>
  )
}
