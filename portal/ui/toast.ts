/** A short message at the edge of the screen. The library that draws it is loaded with the first message. */
const load = () => import('./toast-host.tsx')

type Show = (message: string, options?: { description?: string }) => void

export const toast: Record<'success' | 'error' | 'info', Show> = {
  success: (message, options) => void load().then((host) => host.show('success', message, options)),
  error: (message, options) => void load().then((host) => host.show('error', message, options)),
  info: (message, options) => void load().then((host) => host.show('info', message, options)),
}
