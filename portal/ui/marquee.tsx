import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export interface MarqueeItem {
  key: string
  content: ReactNode
}

/** Pixels a second. */
const pace = 60

/**
 * A line of short texts that runs by; it stops under the pointer and while something in it has the focus. `onSelect` gets
 * the item's place in the list. Without motion (by the person's setting) it is a line to scroll.
 */
export function Marquee({
  items,
  onSelect,
  label,
}: {
  items: readonly MarqueeItem[]
  onSelect: (index: number) => void
  label: string
}) {
  const listRef = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return
    const observer = new ResizeObserver(() => setWidth(list.scrollWidth))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="group scroll-quiet relative min-w-0 flex-1 overflow-x-hidden motion-reduce:overflow-x-auto">
      <ul
        ref={listRef}
        aria-label={label}
        style={{
          animation: width ? `marquee ${Math.ceil(width / pace) + 6}s linear infinite` : undefined,
          ['--marquee-end' as string]: '-100%',
        }}
        className="flex w-max min-w-full gap-10 pe-10 group-focus-within:[animation-play-state:paused]! group-hover:[animation-play-state:paused]!"
      >
        {items.map((item, index) => (
          <li key={item.key}>
            <button
              type="button"
              onClick={() => onSelect(index)}
              className="h-11 text-sm whitespace-nowrap text-muted hover:text-accent"
            >
              {item.content}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
