import { useInfiniteQuery } from '@tanstack/react-query'

interface Page<Row> {
  items: Row[]
  nextCursor: string | null
}

/** Rows that come page by page from a cursor, as one list that grows. */
export function useCursor<Row>(key: readonly unknown[], read: (after: string | null) => Promise<Page<Row>>) {
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  return {
    rows: query.data?.pages.flatMap(({ items }) => items),
    error: query.error,
    onRetry: () => void query.refetch(),
    onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  }
}
