import { useInfiniteQuery } from '@tanstack/react-query'

interface Connection<Row> {
  nodes: Row[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

/** Rows of a connection that is read on from its cursors, as one list that grows. */
export function useConnection<Row>(key: readonly unknown[], read: (after: string | null) => Promise<Connection<Row>>) {
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
  })
  return {
    rows: query.data?.pages.flatMap(({ nodes }) => nodes),
    error: query.error,
    onRetry: () => void query.refetch(),
    onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  }
}
