import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { useIsWide } from './use-is-wide.ts'

let isMounted = false

/** Draws the place where messages appear, once, beside the page: messages outlive the page that sent them. */
function mount(): void {
  if (isMounted) return
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  createRoot(host).render(<Place theme={theme} />)
}

/**
 * Where messages appear. A phone has a header and the title of a dialog where a wide screen has room, so there they stand above the bar
 * under the thumb.
 */
function Place({ theme }: { theme: 'light' | 'dark' }) {
  const isWide = useIsWide()
  return (
    <Toaster
      theme={theme}
      position={isWide ? 'top-center' : 'bottom-center'}
      richColors
      offset={isWide ? { top: 72 } : aboveTabs}
      mobileOffset={aboveTabs}
      // The library brings a font of its own.
      style={{ fontFamily: 'inherit' }}
    />
  )
}

/** Pages with a bar of their own at the foot say how high it is. */
const aboveTabs = {
  bottom: 'calc(var(--tab-bar-height) + var(--page-bar-height, 0px) + env(safe-area-inset-bottom) + 12px)',
}

export function show(kind: 'success' | 'error' | 'info', message: string, options?: { description?: string }): void {
  mount()
  // The host needs one frame to stand before its first message.
  requestAnimationFrame(() => toast[kind](message, options))
}
