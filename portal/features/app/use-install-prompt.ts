import { useEffect, useState } from 'react'

/** What Chromium hands out where it can install the page; no other browser does. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

/** Asks the browser to install the page; null where it cannot be asked. */
export function useInstallPrompt(): (() => void) | null {
  const [event, setEvent] = useState<InstallPromptEvent | null>(null)
  useEffect(() => {
    const keep = (given: Event) => {
      given.preventDefault()
      setEvent(given as InstallPromptEvent)
    }
    const forget = () => setEvent(null)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', forget)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', forget)
    }
  }, [])
  if (event === null) return null
  // It may be asked once.
  return () => {
    setEvent(null)
    void event.prompt()
  }
}
