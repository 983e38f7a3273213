import { useEffect } from 'react'
import { useStore } from 'react-admin'

/** Deeds of a page that are done by a letter; the buttons of the page say so in `aria-keyshortcuts`. */
export const DEED_KEYS = { claim: 'C', approve: 'A', reject: 'R' } as const

const WRITING = 'input, textarea, select, [contenteditable="true"]'
/** What is open above the page takes the keys for itself. */
const ABOVE = '[role="dialog"], [role="menu"], [role="listbox"]'

const isFree = ({ target, metaKey, ctrlKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean =>
  !(metaKey || ctrlKey || altKey || isComposing || defaultPrevented) &&
  !(target instanceof Element && target.closest(WRITING) !== null) &&
  document.querySelector(ABOVE) === null

/** Whether single letters do anything: who speaks to the machine, or presses by mistake, turns them off (WCAG 2.1.4). */
export const useShortcutsSwitch = () => useStore<boolean>('shortcuts', true)

/** Does something when one of these keys is pressed alone, capital letters: not while anybody writes, or something is open above the page. */
export function useShortcuts(deeds: Readonly<Record<string, () => void>>): void {
  const [isOn] = useShortcutsSwitch()
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      const deed = deeds[event.key.toUpperCase()]
      if (deed === undefined || !isFree(event)) return
      event.preventDefault()
      deed()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, deeds])
}

function press(key: string): void {
  document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]:not(:disabled)`)?.click()
}

const presses = Object.fromEntries(Object.values(DEED_KEYS).map((key) => [key, () => press(key)]))

/** Presses the button of the page that bears the letter. */
export const useDeedShortcuts = (): void => useShortcuts(presses)
