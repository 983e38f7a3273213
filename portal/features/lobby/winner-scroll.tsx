import { type ReactNode, useEffect, useRef } from 'react'

/** Pixels a second: half a pixel a frame (§2, §9) on a screen of sixty frames. */
const pace = 30
/** Milliseconds in which a list that a finger threw comes to rest. */
const SWING = 1500

/**
 * A list that moves up by itself and starts again when it has gone round. It stands under the pointer and while something in
 * it has the focus, can be scrolled then, and does not move for people who asked for less motion.
 */
export function WinnerScroll({ children }: { children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null)
  const bandRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = boxRef.current
    const band = bandRef.current
    const list = listRef.current
    // Pages without a browser around them animate nothing.
    if (!box || !band || !list || !('animate' in band)) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return moveRound(box, band, list)
  }, [])
  return (
    <div ref={boxRef} className="scroll-quiet min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
      <div ref={bandRef}>
        <ol ref={listRef} start={4} className="flex flex-col gap-1 py-1">
          {children}
        </ol>
        <div aria-hidden inert className="motion-reduce:hidden">
          <ol className="flex flex-col gap-1 pb-1">{children}</ol>
        </div>
      </div>
    </div>
  )
}

/**
 * Moves a band with a list and its copy, in a box that shows a part of it. The browser's compositor draws the movement: a step that a script
 * makes each frame lays out the page sixty times a second, for ever.
 */
function moveRound(box: HTMLElement, band: HTMLElement, list: HTMLElement): () => void {
  let height = 0
  let movement: Animation | undefined
  let isHeld = false
  let isTouched = false
  let swing: ReturnType<typeof setTimeout> | undefined
  const end = new AbortController()
  // Where there is no pointer, what was touched last counts as under it for ever.
  const mayHover = window.matchMedia('(hover: hover)').matches

  /** How far it is, in pixels: what moved and what somebody scrolled. */
  const place = () => box.scrollTop + (((Number(movement?.currentTime ?? 0) / 1000) * pace) % (height || 1))
  const moveFrom = (pixels: number) => {
    movement?.cancel()
    movement = undefined
    if (height <= box.clientHeight) return
    box.scrollTop = 0
    const duration = (height / pace) * 1000
    movement = band.animate([{ transform: 'none' }, { transform: `translateY(-${height}px)` }], {
      duration,
      iterations: Number.POSITIVE_INFINITY,
    })
    movement.currentTime = (((pixels % height) + height) % height) * (1000 / pace)
  }
  /** It stands as a list that is scrolled to where it is: what follows can be reached. */
  const hold = () => {
    if (isHeld || !movement) return
    const pixels = place()
    isHeld = true
    movement.cancel()
    movement = undefined
    box.scrollTop = pixels
  }
  const letGo = () => {
    if (!isHeld || isTouched || (mayHover && box.matches(':hover')) || box.matches(':focus-within')) return
    isHeld = false
    moveFrom(box.scrollTop)
  }
  const focus = ({ target }: FocusEvent) => {
    hold()
    // Where the browser saw it when it took the focus, it is no longer. What was pressed stays under the finger.
    if (target instanceof Element && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
  }
  // After the event: where the focus goes to is not told yet.
  const blur = () => void setTimeout(letGo)
  const touch = () => {
    isTouched = true
    clearTimeout(swing)
    hold()
  }
  const untouch = () => {
    swing = setTimeout(() => {
      isTouched = false
      letGo()
    }, SWING)
  }
  const heard = { signal: end.signal, passive: true }
  box.addEventListener('mouseenter', hold, heard)
  box.addEventListener('mouseleave', letGo, heard)
  box.addEventListener('focusin', focus, heard)
  box.addEventListener('focusout', blur, heard)
  box.addEventListener('touchstart', touch, heard)
  box.addEventListener('touchend', untouch, heard)
  box.addEventListener('touchcancel', untouch, heard)
  const size = new ResizeObserver(() => {
    const pixels = place()
    height = list.offsetHeight
    if (!isHeld) moveFrom(pixels)
  })
  size.observe(box)
  size.observe(list)
  return () => {
    end.abort()
    clearTimeout(swing)
    size.disconnect()
    movement?.cancel()
  }
}
