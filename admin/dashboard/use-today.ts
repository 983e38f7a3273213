import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayDo } from '../providers/auth-provider.ts'
import { listen } from '../providers/live.ts'
import { ConsoleTodayChangedDocument, ConsoleTodayDocument } from './dashboard.generated.ts'
import { partKey, usePart } from './use-part.ts'

/** The day so far, as it is told while the page is open, and read from time to time since words may be lost. */
export function useToday(isOfAllBrands: boolean) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!mayDo('figures', 'list')) return
    const variables = { isOfAllBrands }
    const key = partKey(ConsoleTodayDocument, variables)
    return listen(ConsoleTodayChangedDocument, variables, (told) => queries.setQueryData(key, told))
  }, [queries, isOfAllBrands])
  return usePart('figures', ConsoleTodayDocument, { isOfAllBrands })
}
