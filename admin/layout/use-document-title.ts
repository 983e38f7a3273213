import { useEffect } from 'react'

/** Names the tab of the browser as the page's heading does, so that ten open withdrawals are told apart (WCAG 2.4.2). */
export function useDocumentTitle(): void {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title')
    if (heading === null) return
    const house = document.title
    const name = () => {
      const words = heading.textContent?.trim()
      document.title = words ? `${words} · ${house}` : house
    }
    // Pages write their heading through a portal, which no event tells.
    const watcher = new MutationObserver(name)
    watcher.observe(heading, { childList: true, characterData: true, subtree: true })
    name()
    return () => {
      watcher.disconnect()
      document.title = house
    }
  }, [])
}
