import type { EventHub } from '../../live/events.ts'
import type { CallValue } from '../../wps/types.ts'

export type ChatMessage = CallValue<'sendChatMessage'>

/** What a listener of a room is told. */
export interface ChatNews {
  readonly messages: ChatMessage[]
  readonly listeners: number
}

/** Reads the log of the room as any visitor may: what came after an entry, or the last entries. */
export type ReadLog = (after: number | undefined) => Promise<CallValue<'listChatMessages'>>

/** One window that listens, and whose it is: who has several is counted once. */
export interface Listener {
  readonly who: string
  readonly push: (news: ChatNews) => void
}

/** Entries that a node remembers of a room, so that whoever comes back after a short interruption costs no read. */
const MOST_REMEMBERED = 100
/** Milliseconds after which a log that could not be read is read again. */
const PAUSE = 1_000

/** Who listens to a room at this node. */
function createAudience(countElsewhere: () => number) {
  const listeners = new Set<Listener>()
  /** Who comes while the log is read. */
  let coming = 0
  const size = () => listeners.size + coming
  /** How many windows each has open. */
  const windows = new Map<string, number>()
  const persons = () => windows.size + coming
  const count = () => persons() + countElsewhere()
  return {
    size,
    /** How many persons listen here. */
    persons,
    /** How many listen at all nodes. */
    count,
    tell(messages: ChatMessage[]): void {
      // One object for all: what is made of it once serves every listener.
      const news: ChatNews = { messages, listeners: count() }
      for (const { push } of listeners) push(news)
    },
    /** Counts somebody who waits for `work` before he listens. */
    async await(work: () => Promise<void>): Promise<void> {
      coming += 1
      await work().finally(() => {
        coming -= 1
      })
    },
    add(listener: Listener): () => void {
      const { who } = listener
      listeners.add(listener)
      windows.set(who, (windows.get(who) ?? 0) + 1)
      return () => {
        if (!listeners.delete(listener)) return
        const left = (windows.get(who) ?? 1) - 1
        if (left > 0) windows.set(who, left)
        else windows.delete(who)
      }
    },
  }
}

/**
 * One room at this node: one ear at the events for all who listen here. Events may be lost; what is missing between two is read once for
 * the node, not once for a listener, and all are told in order without a gap.
 */
export function createFeed(roomId: string, events: EventHub, countElsewhere: () => number) {
  const audience = createAudience(countElsewhere)
  let recent: ChatMessage[] = []
  /** The last entry that was told; undefined until the log was read. */
  let head: number | undefined
  let read: ReadLog | undefined
  let reading: Promise<void> | undefined

  function take(messages: readonly ChatMessage[]): void {
    const news = messages.filter(({ sequence }) => sequence > (head ?? 0))
    head = news.at(-1)?.sequence ?? head
    if (news.length === 0) return
    recent = withoutRemoved([...recent, ...news]).slice(-MOST_REMEMBERED)
    audience.tell(news)
  }

  /** Reads what is missing until nothing is; whoever asks meanwhile shares it. */
  function catchUp(): Promise<void> {
    reading ??= readOn().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readOn(): Promise<void> {
    while (read !== undefined && audience.size() > 0) {
      try {
        const { content: messages, lastSequence } = await read(head)
        // What was there before is told to each who comes, after what he knows.
        if (head === undefined) {
          recent = messages.slice(-MOST_REMEMBERED)
          head = lastSequence
        } else take(messages)
        if (messages.length === 0 || head >= lastSequence) return
      } catch {
        // The platform is away: what it tells next, or the next round, brings what is missing.
        await new Promise((resolve) => setTimeout(resolve, PAUSE).unref())
      }
    }
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.type === 'reconnected') void catchUp()
    if (event.type !== 'chat' || event.roomId !== roomId) return
    const message = event.message as ChatMessage
    if (head !== undefined && message.sequence === head + 1 && reading === undefined) take([message])
    else if (head === undefined || message.sequence > head) void catchUp()
  })

  return {
    size: audience.size,
    persons: audience.persons,
    /** Tells all how many listen, where nothing else is to be told. */
    tellListeners: () => audience.tell([]),
    listenersNow: audience.count,
    /** Adds a listener; he is told at once what is remembered after the entry that he knows. */
    async listen(listener: Listener, after: number | undefined, readLog: ReadLog): Promise<() => void> {
      read = readLog
      if (head === undefined || reading !== undefined) await audience.await(catchUp)
      // From here to the end nothing comes between: he gets what is remembered, and then each entry as it comes.
      const leave = audience.add(listener)
      listener.push({
        messages: recent.filter(({ sequence }) => sequence > (after ?? head ?? 0)),
        listeners: audience.count(),
      })
      return leave
    },
    close: unsubscribe,
  }
}

export type Feed = ReturnType<typeof createFeed>

/** Entries without what those among them say went. */
function withoutRemoved(messages: readonly ChatMessage[]): ChatMessage[] {
  const gone = new Set(messages.flatMap(({ removes }) => removes ?? []))
  return messages.map((message) =>
    gone.has(message.sequence) ? { ...message, author: null, content: null, bet: null, isRemoved: true } : message,
  )
}
