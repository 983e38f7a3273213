import type { ChatMessagePartsFragment } from './chat.generated.ts'

export type ChatMessage = ChatMessagePartsFragment

/** Entries that are kept while somebody reads on at the end; what is above is read again when he scrolls there. */
const MOST_KEPT = 300

/** Entries of a room without a gap, the earliest first. */
export type ChatEntries = readonly ChatMessage[]

/** What news make of what is known: the entries, or that something between is missing. */
export interface Merged {
  readonly entries: ChatEntries
  /** The last entry before a gap: what comes after it is to be read. */
  readonly missingAfter: number | null
}

/** Adds what came live or was read after the end; what is known already changes nothing. */
export function addNews(known: ChatEntries, news: ChatEntries): Merged {
  const last = known.at(-1)?.sequence
  const fresh = last === undefined ? news : news.filter(({ sequence }) => sequence > last)
  const [first] = fresh
  if (first === undefined) return { entries: known, missingAfter: null }
  if (last !== undefined && first.sequence > last + 1) return { entries: known, missingAfter: last }
  return { entries: withoutGone([...known, ...fresh]).slice(-MOST_KEPT), missingAfter: null }
}

/** Puts an earlier page before what is known. */
export const addEarlier = (known: ChatEntries, page: ChatEntries): ChatEntries => {
  const first = known[0]?.sequence ?? Number.POSITIVE_INFINITY
  return withoutGone([...page.filter(({ sequence }) => sequence < first), ...known])
}

/** Marks what an entry among them says is gone. */
function withoutGone(entries: ChatEntries): ChatEntries {
  const gone = new Set(entries.flatMap(({ removes }) => removes ?? []))
  if (gone.size === 0) return entries
  return entries.map((entry) =>
    gone.has(entry.sequence) && !entry.isRemoved
      ? { ...entry, isRemoved: true, author: null, content: null, bet: null }
      : entry,
  )
}

/** How many entries came after one; of a room's numbers some are no message that is shown, so that a difference would count too many. */
export const countAfter = (entries: ChatEntries, sequence: number): number =>
  entries.filter((entry) => entry.sequence > sequence).length
