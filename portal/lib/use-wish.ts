import { useRef } from 'react'

/**
 * One key per wish: the same content again, pressed twice or sent anew after a lost answer, is the same wish. `done` ends it, so
 * that the same content later is another.
 */
export function useWish() {
  const wish = useRef({ key: crypto.randomUUID(), of: '' })
  return {
    keyOf(content: unknown): string {
      const of = JSON.stringify(content)
      if (wish.current.of !== of) wish.current = { key: crypto.randomUUID(), of }
      return wish.current.key
    },
    done() {
      wish.current = { key: crypto.randomUUID(), of: '' }
    },
  }
}
