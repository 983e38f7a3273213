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
    let heights = { list: 0, box: 0 }
    const move = () => {
      frame = requestAnimationFrame(move)
      if (box.matches(':hover, :focus-within') || heights.list <= heights.box) {
        place = box.scrollTop
        return
      }
      place += step
      if (place >= heights.list) place -= heights.list
      box.scrollTop = place
    }
    const size = new ResizeObserver(() => {
      heights = { list: list.offsetHeight, box: box.clientHeight }
    })
    // Each step lays out the page: below the screen, where phones have it, that would be work for nothing.
    const sight = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame)
      if (entry?.isIntersecting) frame = requestAnimationFrame(move)
    })
    size.observe(box)
    size.observe(list)
    sight.observe(box)
    return () => {
      cancelAnimationFrame(frame)
      size.disconnect()
      sight.disconnect()
    }
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
