import { useQuery } from '@tanstack/react-query'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import { useSourceName } from './use-source-name.ts'
import { ConsoleCaseSourcesDocument } from './vendorComparisons.generated.ts'

/** Whoever was compared lately, for the filter of the cases: game vendors, payment services, accounts at the bank. */
export function useSources(): { id: string; name: string }[] {
  const sourceName = useSourceName()
  const { data = [] } = useQuery({
    queryKey: ['vendorCases', 'sources'],
    queryFn: async () => {
      const found = await read(ConsoleCaseSourcesDocument, {
        seesPartners: mayDo('vendorReconciliation', 'list'),
        seesBank: mayDo('bankComparison', 'list'),
      })
      const partners = found.vendorComparisons?.items.map(({ source }) => source) ?? []
      const accounts = found.bankComparisons?.items.map(({ accountNumber }) => `bank:${accountNumber}`) ?? []
      return [...new Set([...partners, ...accounts])].toSorted()
    },
  })
  return data.map((id) => ({ id, name: sourceName(id) }))
}
