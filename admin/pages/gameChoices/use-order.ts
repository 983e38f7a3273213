import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { placeAt } from './place-at.ts'

interface Order {
  /** Id of what is being dragged, while it is. */
  dragged: string | null
  /** What the handle of one row listens to. */
  handleOf(
    id: string,
    index: number,
  ): {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(): void
    onPointerCancel(): void
    onKeyDown(event: KeyboardEvent): void
  }
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves the rows of a list by dragging a handle, with mouse or finger, or by the arrow keys on it. The list's children
 * are the rows.
 */
export function useOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void): Order {
  const [dragged, setDragged] = useState<string | null>(null)
  const at = useRef(0)
  const stop = () => setDragged(null)
  return {
    dragged,
    handleOf: (id, index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        at.current = index
        setDragged(id)
      },
      onPointerMove({ clientY }) {
        if (dragged !== id || list.current === null) return
        const place = placeAt(
          [...list.current.children].map((row) => row.getBoundingClientRect()),
          clientY,
        )
        if (place === at.current) return
        move(at.current, place)
        at.current = place
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onKeyDown(event) {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        move(index, index + step)
      },
    }),
  }
}
