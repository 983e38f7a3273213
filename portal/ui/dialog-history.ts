import { isDialogPath } from '../paths.ts'

/**
 * The way back of dialogs: each that opens stands on an entry of its own in the history, so that Back closes the uppermost one and
 * leaves the page alone. The entry is a double of the page's: same address, same state of the router.
 *
 * A dialog closed otherwise leaves its double where it is. To take it back (`history.back()`) takes effect only later, and would
 * undo, or cancel, whatever address the same press led to. The next dialog uses the double again, and whoever goes back passes over it.
 */

interface Entry {
  /** Place in the history, counted by the router. */
  readonly index: number
  /** Place of the page that is seen there: of a double, the entry that it doubles. */
  readonly page: number
}

interface Layer {
  /** The entry the dialog stands on; going back before it closes the dialog. Null: it cannot be closed by going back. */
  index: number | null
  readonly close: () => void
  /** The address that the page was given behind the dialog, such as a filter's: closing the dialog by Back keeps it. */
  kept?: { readonly state: object; readonly address: string }
}

/** What a dialog that is open tells. */
export interface DialogStay {
  /** The address may have changed behind the dialog. */
  noteAddress(): void
  /** The dialog is closed, in whatever way. */
  leave(): void
}

/** Dialogs that are open, the uppermost last. */
const layers: Layer[] = []
/** Where the person was when last seen. */
let here: Entry = { index: 0, page: 0 }
here = currentEntry()
/** The page that is being left, while entries are passed over: null when it is not known. */
let leaving: { page: number | null } | null = null

/** What the router and this file write into an entry. */
type State = { idx?: number; doubles?: number } | null

/** The entry the browser shows. */
function currentEntry(): Entry {
  const state = window.history.state as State
  const index = state?.idx ?? here.index
  return { index, page: state?.doubles ?? index }
}

const isDouble = ({ index, page }: Entry) => index !== page

function pushDouble(): number {
  const { index, page } = currentEntry()
  // What has no place yet gets one, so that coming back to it is known from a link within the page.
  window.history.replaceState({ ...window.history.state, idx: index }, '')
  window.history.pushState({ ...window.history.state, idx: index + 1, doubles: page }, '')
  here = currentEntry()
  return here.index
}

/** An entry for a dialog that opens: a double that another dialog left, or a new one. */
function entryForDialog(): number {
  here = currentEntry()
  const isFree = isDouble(here) && !layers.some(({ index }) => index === here.index)
  return isFree ? here.index : pushDouble()
}

/** Notes a dialog that opened; going back closes it by `close`, or not at all where that is null. */
export function enterDialog(close: (() => void) | null): DialogStay {
  // It needs no double: leaving the address closes the dialog.
  const isAddress = isDialogPath(window.location.pathname)
  const index = close === null ? null : isAddress ? currentEntry().index : entryForDialog()
  const layer: Layer = { index, close: close ?? (() => undefined) }
  layers.push(layer)
  const { page } = currentEntry()
  const { pathname, href } = window.location
  /** Whether another entry of the router stands in the place of the double. */
  const isReplaced = () => {
    const entry = currentEntry()
    return !isAddress && entry.index === layer.index && !isDouble(entry) && window.location.pathname === pathname
  }
  return {
    noteAddress() {
      if (isReplaced()) layer.kept = { state: window.history.state, address: window.location.href }
    },
    leave() {
      layers.splice(layers.indexOf(layer), 1)
      // A link to the page that is there: it stays a double.
      if (isReplaced() && window.location.href === href)
        window.history.replaceState({ ...window.history.state, doubles: page }, '')
      // It may have been closed by something that went to another address.
      here = currentEntry()
    },
  }
}

/** Goes to the page before this one, past the dialogs that stand on it. */
export function leavePage(): void {
  const { index, page } = currentEntry()
  window.history.go(page - index - 1)
}

/** Closes the dialogs whose entries were left, the uppermost first; true when there were any. */
function closeLeft(entry: Entry, from: Entry): boolean {
  const left = layers.filter(({ index }) => index !== null && index > entry.index)
  if (left.length === 0) return false
  const isHeld = layers.at(-1)?.index === null
  if (isHeld && entry.page === from.page) {
    // What must be answered stands above them: nothing closes, and each has its entry again.
    for (const layer of left) layer.index = pushDouble()
    return true
  }
  for (const layer of left.reverse()) {
    layer.index = entry.index
    if (layer.kept && entry.page === entry.index)
      window.history.replaceState({ ...layer.kept.state, idx: entry.index }, '', layer.kept.address)
    delete layer.kept
    layer.close()
    // One that shows something else instead of closing needs an entry again.
    setTimeout(() => {
      if (layers.includes(layer) && layer.index === entry.index) layer.index = entryForDialog()
    })
  }
  return true
}

function onMove(event: PopStateEvent): void {
  // A link within the page (#main), which the router knows nothing of.
  if ((event.state as State) === null) return
  const from = here
  const entry = currentEntry()
  here = entry
  const way = entry.index - from.index
  if (leaving === null && closeLeft(entry, from)) return
  if (way > 0 && leaving === null) {
    // Past the double there may be a page; where there is none, this does nothing.
    if (isDouble(entry)) window.history.forward()
    return
  }
  if (layers.some(({ index }) => index === entry.index)) {
    leaving = null
    return
  }
  // Back on the entry last seen: the page in between was gone to without a word here.
  leaving ??= { page: way === 0 ? null : from.page }
  if (isDouble(entry) || entry.page === leaving.page) window.history.back()
  if (!isDouble(entry)) leaving = null
}

// Before the router, which then reads the address as it was kept.
window.addEventListener('popstate', onMove, { capture: true })
