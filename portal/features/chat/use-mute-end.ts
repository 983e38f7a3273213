import { useEffect, useRef } from 'react'

/** What a timer of a browser can wait for at most, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1
/** The clocks of browser and house differ: nobody asks in a hurry. */
const LEAST = 1_000

/** Tells when a mute is over, so that who wrote nothing meanwhile may write without a reload. */
export function useMuteEnd(until: string | undefined, onEnd: () => void): void {
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (until === undefined) return
    let timer: ReturnType<typeof setTimeout>
    // Asked again until the house knows of no mute: then there is no `until` any more.
    const wait = () => {
      const left = new Date(until).getTime() - Date.now()
      timer = setTimeout(
        () => {
          if (left <= LONGEST_TIMER) latest.current()
          wait()
        },
        Math.min(LONGEST_TIMER, Math.max(LEAST, left)),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [until])
}
