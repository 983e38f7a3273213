import { useEffect, useRef, useState } from 'react'
import { useErrorWords } from '../apollo/error-words.ts'
import { toast } from '../ui/toast.ts'
import { useCreateDeviceCodeMutation } from './app-code.generated.ts'

export interface ShownCode {
  readonly code: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * The code that this device shows. It is made when the person asks for it and made anew while it is looked at; out of sight it ends and
 * must be asked for again, so that no living code stands on a screen that was left.
 */
export function useDeviceCode() {
  const words = useErrorWords()
  const [create, { loading }] = useCreateDeviceCodeMutation()
  const [shown, setShown] = useState<ShownCode | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isShown = shown !== null

  const show = async () => {
    setWasLeft(false)
    try {
      const payload = (await create()).data?.createDeviceCode
      if (payload?.code && payload.expiresAt)
        return setShown({ code: payload.code, endsAt: new Date(payload.expiresAt).getTime() })
      toast.error(payload?.userErrors[0]?.message ?? '')
    } catch (error) {
      toast.error(words(error).message)
    }
    setShown(null)
  }

  useEffect(() => {
    if (!isShown) return
    const leave = () => {
      setShown(null)
      setWasLeft(true)
    }
    const leaveWhenHidden = () => document.hidden && leave()
    const seen = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && leave())
    if (place.current) seen.observe(place.current)
    document.addEventListener('visibilitychange', leaveWhenHidden)
    return () => {
      seen.disconnect()
      document.removeEventListener('visibilitychange', leaveWhenHidden)
    }
  }, [isShown])

  return { shown, wasLeft, loading, place, show, hide: () => setShown(null) }
}
