import { useEffect, useEffectEvent, useState } from 'react'

/** Whole seconds left until `endsAt` (milliseconds since 1970), ticking each second; 0 when over or null. */
export function useCountdown(endsAt: number | null, onEnd?: () => void): number {
  const secondsLeft = () => (endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
  const [seconds, setSeconds] = useState(secondsLeft)
  const ended = useEffectEvent(() => onEnd?.())
  const tick = useEffectEvent(() => {
    const left = secondsLeft()
    setSeconds(left)
    return left
  })
  useEffect(() => {
    if (endsAt === null || tick() === 0) return
    const timer = setInterval(() => {
      if (tick() > 0) return
      clearInterval(timer)
      ended()
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return seconds
}

/** Writes 3725 as `1:02:05` and 65 as `1:05`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The time left until `endsAt` (milliseconds since 1970) as a clock. Silent for screen readers; say the deadline in words. */
export function Countdown({ endsAt, onEnd }: { endsAt: number; onEnd?: () => void }) {
  const seconds = useCountdown(endsAt, onEnd)
  return (
    <time role="timer" aria-live="off" className="tabular">
      {clockText(seconds)}
    </time>
  )
}
