import { useEffect } from 'react'
import { useStore } from 'react-admin'

/** Deeds of a page that are done by a letter; the buttons of the page say so in `aria-keyshortcuts`. */
export const DEED_KEYS = { claim: 'C', approve: 'A', answer: 'A', reject: 'R' } as const

const WRITING = 'input, textarea, select, [contenteditable="true"]'
/** What is open above the page takes the keys for itself: dialogs, menus, lists to choose from. The main menu is a menu too, beside the page. */
const ABOVE = '[role="dialog"], .MuiPopover-root:not([aria-hidden="true"]), [role="listbox"]'

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
  const thing = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]:not(:disabled)`)
  // A button that a press takes away would leave the focus nowhere; what is written in is gone to.
  thing?.focus()
  if (thing?.matches(WRITING) === false) thing.click()
}

const presses = Object.fromEntries(Object.values(DEED_KEYS).map((key) => [key, () => press(key)]))

/** Leaves the field that is written in, so that letters are keys again; what was written stays. */
function leave({ key, target, isComposing }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing || document.querySelector(ABOVE) !== null) return
  if (target instanceof HTMLElement && target.matches(WRITING)) target.blur()
}

/** Presses the button of the page that bears the letter, or goes to its field; Escape leaves a field again. */
export function useDeedShortcuts(): void {
  useShortcuts(presses)
  useEffect(() => {
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [])
}
