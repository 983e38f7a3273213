import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

export interface HoverMenuProps {
  /** The link or text the pointer rests on; a click on it works as usual. */
  trigger: ReactNode
  /** What the arrow button says to screen readers, for example "Vendors of Live casino". */
  label: string
  /** The panel; drawn only while open. */
  children: () => ReactNode
  /** The small arrow beside the trigger. */
  arrow: ReactNode
  className?: string
}

const openDelay = 80
const closeDelay = 160

/** A panel that opens when the pointer rests on its trigger, or by the arrow button for keyboard and touch. Escape closes. */
export function HoverMenu({ trigger, label, children, arrow, className }: HoverMenuProps) {
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (open: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), open ? openDelay : closeDelay)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only adds to what the button does
    <div
      className={className}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onClick={(event) => (event.target as Element).closest('a, [data-closes]') && setOpen(false)}
    >
      <div className="flex items-center">
        {trigger}
        <button
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex h-9 w-6 items-center justify-center rounded-sm text-faint hover:text-ink"
        >
          {arrow}
        </button>
      </div>
      {isOpen && <div id={panelId}>{children()}</div>}
    </div>
  )
}
