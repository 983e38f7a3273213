/** Answers of a server that is being replaced, or of what stands before it. */
const passing = new Set([502, 503, 504])

/**
 * Whether the server answers, by what the calls of this page came to. `silent`: the last call got no answer, so nobody asks by the clock, until
 * the watch (`layouts/connection-watch.tsx`) has asked for all. `lost`: the watch got none either, and the person is told.
 */
export type Connection = 'answering' | 'silent' | 'lost'

let connection: Connection = 'answering'
const listeners = new Set<(before: Connection) => void>()
/** How many answers came to this page. */
let answers = 0

export const currentConnection = (): Connection => connection

/** Whether it is of no use to ask by the clock now. What a person presses is asked all the same. */
export const isServerSilent = (): boolean => connection !== 'answering'

/** Calls the listener at each change; gives back what ends that. */
export function onConnectionChange(listener: (before: Connection) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Calls the listener whenever a server that was lost answers again: what was not asked meanwhile is asked now. Not after one lost call: where the
 * server answers all but one question, that one would be asked without end.
 */
export function onServerReturn(listener: () => void): () => void {
  return onConnectionChange((before) => before === 'lost' && connection === 'answering' && listener())
}

function become(next: Connection): void {
  if (connection === next) return
  const before = connection
  connection = next
  for (const listener of [...listeners]) listener(before)
}

/** What a call came to. */
export function noteAnswer(isAnswered: boolean): void {
  if (isAnswered) {
    answers += 1
    become('answering')
  } else if (connection === 'answering') become('silent')
}

/** The watch asked again in vain, or the device says that it has no network. */
export const noteLost = (): void => become('lost')

/**
 * `fetch` that notes whether the server answered. A call that was given up on purpose says nothing about it, nor does one that is lost after the
 * page heard another answer.
 */
export async function notedFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const before = answers
  try {
    const response = await fetch(...call)
    noteAnswer(!isPassing(response.status))
    return response
  } catch (error) {
    if (error instanceof TypeError && answers === before) noteAnswer(false)
    throw error
  }
}

/** Whether a server on its way up, or what stands before it, would answer so. */
export const isPassing = (status: number): boolean => passing.has(status)
