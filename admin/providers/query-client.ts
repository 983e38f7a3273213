import { MutationCache, QueryClient } from '@tanstack/react-query'
import { retryWhatMayPass } from './failures.ts'

/**
 * What the console keeps of what it read.
 *
 * A reading of a record that is under way when the record is saved may have been answered before that. If it arrived after the answer to the
 * save it would put the old values in the place of the saved ones, and the next form would begin with them: it is given up.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: retryWhatMayPass } },
    mutationCache: new MutationCache({
      onMutate: async (_variables, { options: { mutationKey = [] } }) => {
        const [resource, deed] = mutationKey
        if (deed !== 'update') return
        // A first reading is left alone: nobody saves what is not in sight yet, and given up it would never end.
        const hasData = ({ state }: { state: { data: unknown } }) => state.data !== undefined
        await client.cancelQueries({ queryKey: [resource, 'getOne'], predicate: hasData })
      },
    }),
  })
  return client
}
