import type { SupportMessagePartsFragment as Message } from './support.generated.ts'

/** What is known and what came, by number: whatever comes twice is there once. */
export function mergeMessages(known: readonly Message[], came: readonly Message[]): Message[] {
  const byNumber = new Map([...known, ...came].map((message) => [message.number, message]))
  return [...byNumber.values()].sort((one, other) => one.number - other.number)
}

/** Up to which number nothing is missing: what comes after it is asked for. */
export function lastWithoutGap(messages: readonly Message[]): number {
  let last = 0
  for (const { number } of messages) if (number === last + 1) last = number
  return last
}
