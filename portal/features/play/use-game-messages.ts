import { type RefObject, useEffect, useEffectEvent } from 'react'

const events = ['showing', 'balance-changed', 'need-deposit', 'exit', 'error'] as const
export type GameEvent = (typeof events)[number]

/** The origin of a sandboxed frame without `allow-same-origin`. */
const sandboxed = 'null'

/** What a game in a frame says to its page. Only the frame's own window is listened to, in its sandbox, and only these words. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  handlers: Record<GameEvent, () => void>,
): void {
  const handle = useEffectEvent((message: MessageEvent<unknown>) => {
    if (!frame.current || message.source !== frame.current.contentWindow || message.origin !== sandboxed) return
    const event = gameEvent(message.data)
    if (event) handlers[event]()
  })
  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => handle(message)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
}

/** The event of a message, or null when it is none of ours. */
export function gameEvent(data: unknown): GameEvent | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, event } = data as { type?: unknown; event?: unknown }
  if (type !== 'croupier-game') return null
  return events.find((name) => name === event) ?? null
}
