import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type DialogStay, enterDialog } from './dialog-history.ts'

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page; a dialog that has to be answered gives null. */
export function useWayBack(isOpen: boolean, close: (() => void) | null): void {
  const location = useLocation()
  const stay = useRef<DialogStay>(null)
  const isClosable = close !== null
  const onBack = useEffectEvent(() => close?.())
  useEffect(() => {
    if (!isOpen) return
    const entered = enterDialog(isClosable ? () => onBack() : null)
    stay.current = entered
    return () => {
      stay.current = null
      entered.leave()
    }
  }, [isOpen, isClosable])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what it waits for
  useEffect(() => stay.current?.noteAddress(), [location])
}
