import { useEffect, useState } from 'react'

/** Becomes true `delay` milliseconds after `isOn` does, and false at once. Popups open 100 ms after they are asked for (§2). */
export function useDelayed(isOn: boolean, delay = 100): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!isOn) return setReady(false)
    const timer = setTimeout(() => setReady(true), delay)
    return () => clearTimeout(timer)
  }, [isOn, delay])
  return isOn && isReady
}
