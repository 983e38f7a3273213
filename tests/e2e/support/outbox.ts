import { type APIRequestContext, expect } from '@playwright/test'

/** A text, mail or notification the platform sent; nothing leaves the machine. */
export interface OutboxMessage {
  kind: 'sms' | 'mail' | 'push'
  to: string
  subject?: string
  text: string
  html?: string
}

/** Everything sent to a number or address, newest first. */
export async function messagesTo(request: APIRequestContext, to: string): Promise<OutboxMessage[]> {
  const answer = await request.get(`/simulator/outbox/messages?to=${encodeURIComponent(to)}`)
  expect(answer.ok(), 'the outbox answers').toBe(true)
  return ((await answer.json()) as { messages: OutboxMessage[] }).messages
}

/**
 * Waits for the newest message to a number or address and gives back its code, the first run of four to eight digits.
 * `after`: how many messages there were before the one that is waited for.
 */
export async function codeSentTo(request: APIRequestContext, to: string, after = 0): Promise<string> {
  await expect
    .poll(async () => (await messagesTo(request, to)).length, { message: `messages to ${to}` })
    .toBeGreaterThan(after)
  const [newest] = await messagesTo(request, to)
  const code = /\b\d{4,8}\b/.exec(newest?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`The message to ${to} has no code: ${newest?.text}`)
  return code
}
