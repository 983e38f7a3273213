import { useQuery } from '@tanstack/react-query'
import {
  type ConsoleBucketFragment as Bucket,
  ConsoleBucketDocumentsDocument,
} from '../../kits/bonuses/bonuses.generated.ts'
import type { DocumentKind } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'

/** A bucket and its movement are of one moment, but for a clock that ticks between them. */
const CLOSE = 60_000

/** The kinds of documents that gave these bonuses, by their ids: a bucket itself names only promotions. Asks nobody who may not read movements. */
export function useBucketDocuments(memberId: string, buckets: readonly Bucket[]): ReadonlyMap<string, DocumentKind> {
  const unnamed = buckets.filter(({ source, programme }) => source === 'BONUS' && programme === null)
  const times = unnamed.map(({ openedAt }) => Date.parse(openedAt))
  const from = Math.min(...times) - CLOSE
  const to = Math.max(...times) + CLOSE
  const { data } = useQuery({
    queryKey: ['memberDesk', memberId, 'bucketDocuments', from, to],
    queryFn: async () => {
      const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      return (await read(ConsoleBucketDocumentsDocument, { memberId, ...span })).transfers.nodes
    },
    enabled: unnamed.length > 0 && mayDo('transfers', 'list'),
  })
  return new Map(data?.map(({ documentId, documentKind }) => [documentId, documentKind]))
}
