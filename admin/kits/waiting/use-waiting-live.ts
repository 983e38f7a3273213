import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayDo } from '../../providers/auth-provider.ts'
import { listen } from '../../providers/live.ts'
import { WAITING } from './use-waiting.ts'
import { ConsoleWaitingChangedDocument } from './waiting.generated.ts'

/** Keeps what waits as it is told, for all who show it. Mounted once, where the console always is: in the menu. */
export function useWaitingLive(): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!mayDo('figures', 'list')) return
    return listen(ConsoleWaitingChangedDocument, {}, ({ desks }) => queries.setQueryData(WAITING, desks))
  }, [queries])
}
