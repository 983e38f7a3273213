import { type ReactNode, useEffect, useRef } from 'react'

/** Pixels a frame (§2, §9). */
const step = 0.5

/**
 * A list that scrolls by itself and starts again when it has gone round. It stands under the pointer and while something in
 * it has the focus, and does not move for people who asked for less motion.
 */
export function WinnerScroll({ children }: { children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = boxRef.current
    const list = listRef.current
    if (!box || !list || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    // Kept apart from scrollTop, which browsers round to whole pixels.
    let place = box.scrollTop
    const move = () => {
      frame = requestAnimationFrame(move)
      if (box.matches(':hover, :focus-within') || list.offsetHeight <= box.clientHeight) {
        place = box.scrollTop
        return
      }
      place += step
      if (place >= list.offsetHeight) place -= list.offsetHeight
      box.scrollTop = place
    }
    frame = requestAnimationFrame(move)
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={boxRef} className="scroll-quiet min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
      <ol ref={listRef} start={4} className="flex flex-col gap-1 py-1">
        {children}
      </ol>
      <div aria-hidden inert className="motion-reduce:hidden">
        <ol className="flex flex-col gap-1 pb-1">{children}</ol>
      </div>
    </div>
  )
}
