import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

let isMounted = false

/** Draws the place where messages appear, once, beside the page: messages outlive the page that sent them. */
function mount(): void {
  if (isMounted) return
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  createRoot(host).render(
    <Toaster
      theme={theme}
      position="top-center"
      richColors
      offset={{ top: 72 }}
      mobileOffset={{ top: 64 }}
      // The library brings a font of its own.
      style={{ fontFamily: 'inherit' }}
    />,
  )
}

export function show(kind: 'success' | 'error' | 'info', message: string, options?: { description?: string }): void {
  mount()
  // The host needs one frame to stand before its first message.
  requestAnimationFrame(() => toast[kind](message, options))
}
