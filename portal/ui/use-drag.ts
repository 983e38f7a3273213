import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'

interface Offset {
  x: number
  y: number
}

const keyboardStep = 16
const moves: Record<string, Offset> = {
  ArrowLeft: { x: -keyboardStep, y: 0 },
  ArrowRight: { x: keyboardStep, y: 0 },
  ArrowUp: { x: 0, y: -keyboardStep },
  ArrowDown: { x: 0, y: keyboardStep },
}

/** Keeps the box inside the window: how far from its present place it may go. */
function withinWindow(box: DOMRect, offset: Offset, next: Offset): Offset {
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))
  return {
    x: clamp(next.x, offset.x - box.left, offset.x + window.innerWidth - box.right),
    y: clamp(next.y, offset.y - box.top, offset.y + window.innerHeight - box.bottom),
  }
}

/**
 * Lets a box be moved by a handle: by pointer, and by arrow keys while the handle has the focus. `boxRef` goes on the box,
 * `handle` on the handle, `style` on the box. The box never leaves the window.
 */
export function useDrag<Box extends HTMLElement>() {
  const boxRef = useRef<Box>(null)
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const grip = useRef<{ pointer: Offset; offset: Offset } | null>(null)

  const moveTo = useCallback(
    (next: Offset) => {
      const box = boxRef.current?.getBoundingClientRect()
      if (box) setOffset(withinWindow(box, offset, next))
    },
    [offset],
  )

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button:not([data-drag-handle]), a, input')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { pointer: { x: event.clientX, y: event.clientY }, offset }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = grip.current
      if (!start) return
      moveTo({
        x: start.offset.x + event.clientX - start.pointer.x,
        y: start.offset.y + event.clientY - start.pointer.y,
      })
    },
    onPointerUp() {
      grip.current = null
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = moves[event.key]
      if (!step || !(event.target as Element).closest('[data-drag-handle]')) return
      event.preventDefault()
      moveTo({ x: offset.x + step.x, y: offset.y + step.y })
    },
  }
  return { boxRef, handle, style: { translate: `${offset.x}px ${offset.y}px` } }
}
