import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Milliseconds in which what stood here is there again, or is gone. */
const patience = 8_000

/**
 * What comes above a page when an answer is there, without pushing the page down: the room it took last in this tab is kept for it from
 * the first picture on, and is let go if it does not come again, or as soon as what came is closed.
 */
export function KeptRoom({ name, children }: { name: string; children: ReactNode }) {
  const key = `room:${name}`
  const content = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(() => Number(sessionStorage.getItem(key) ?? 0))
  useEffect(() => {
    const element = content.current
    if (element === null) return
    const before = Number(sessionStorage.getItem(key) ?? 0)
    let isWaiting = true
    let hasCome = false
    // While there may be more to come, what is there so far is no reason to keep less. A page that is left tells nobody.
    const keep = () => {
      const height = element.offsetHeight
      if (height > 0) hasCome = true
      else if (hasCome) isWaiting = false
      if (!isWaiting) setRoom(0)
      sessionStorage.setItem(key, String(isWaiting ? Math.max(before, height) : height))
    }
    const timer = setTimeout(() => {
      isWaiting = false
      keep()
    }, patience)
    const observer = new ResizeObserver(keep)
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [key])
  return (
    <div style={{ minHeight: room }}>
      {/* Margins of what comes belong to its height. */}
      <div ref={content} className="flow-root">
        {children}
      </div>
    </div>
  )
}
