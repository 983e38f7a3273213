/** Pixels a second: half a pixel a frame (§2, §9) on a screen of sixty frames. */
const pace = 30

export interface Round {
  /** Looks again whether it has to stand: what had the focus may be gone without a word. */
  settle(): void
  stop(): void
}

/**
 * Moves a band with a list and its copy round, in a box that shows a part of it. It stands under the mouse, while something in it has the focus,
 * and after a touch until something else is touched; then it is a list to scroll. The browser's compositor draws the movement: a step that a
 * script makes each frame lays out the page sixty times a second, for ever.
 */
export function moveRound(box: HTMLElement, band: HTMLElement, list: HTMLElement): Round {
  let height = 0
  let movement: Animation | undefined
  let isUnderMouse = window.matchMedia('(hover: hover)').matches && box.matches(':hover')
  let isTouched = false
  const end = new AbortController()

  /** Where it is, in pixels: what moved and what somebody scrolled. */
  const place = () => box.scrollTop + (((Number(movement?.currentTime ?? 0) / 1000) * pace) % (height || 1))

  function stand() {
    if (!movement) return
    const pixels = place()
    movement.cancel()
    movement = undefined
    box.scrollTop = pixels
  }

  function move() {
    // Not asked for before it is laid out: that would be done at once, for this alone.
    if (height === 0 || height <= box.clientHeight) return
    const pixels = place() % height
    box.scrollTop = 0
    movement = band.animate([{ transform: 'none' }, { transform: `translateY(-${height}px)` }], {
      duration: (height / pace) * 1000,
      iterations: Number.POSITIVE_INFINITY,
    })
    movement.currentTime = pixels * (1000 / pace)
  }

  function settle() {
    if (end.signal.aborted) return
    if (isUnderMouse || isTouched || box.matches(':focus-within')) stand()
    else if (!movement) move()
  }

  function over({ type, pointerType }: PointerEvent) {
    if (pointerType === 'mouse') isUnderMouse = type === 'pointerenter'
    settle()
  }
  function touch({ target }: TouchEvent) {
    isTouched = target instanceof Node && box.contains(target)
    settle()
  }
  function focus({ target }: FocusEvent) {
    settle()
    // Where the browser saw it when it took the focus, it is no longer. What was pressed stays under the finger.
    if (target instanceof Element && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
  }
  const size = new ResizeObserver(() => {
    stand()
    height = list.offsetHeight
    settle()
  })

  const heard = { signal: end.signal, passive: true }
  box.addEventListener('pointerenter', over, heard)
  box.addEventListener('pointerleave', over, heard)
  box.addEventListener('focusin', focus, heard)
  // After the event: where the focus goes to is not told yet.
  box.addEventListener('focusout', () => void setTimeout(settle), heard)
  document.addEventListener('touchstart', touch, heard)
  size.observe(box)
  size.observe(list)
  return {
    settle,
    stop() {
      end.abort()
      size.disconnect()
      stand()
    },
  }
}
