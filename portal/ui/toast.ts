/** A short message at the edge of the screen. The library that draws it is loaded with the first message. */
const load = () => import('./toast-host.tsx')

type Show = (message: string, options?: { description?: string }) => void

/** What has no words is not shown: a failure that the person chose needs none. */
const showing =
  (kind: 'success' | 'error' | 'info'): Show =>
  (message, options) =>
    void (message && load().then((host) => host.show(kind, message, options)))

export const toast = { success: showing('success'), error: showing('error'), info: showing('info') }
