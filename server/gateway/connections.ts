import type { PageInfo } from './generated/resolvers.ts'

interface RestFeed<Row> extends Readonly<PageInfo> {
  readonly content: readonly Row[]
}

/** A connection before its nodes are resolved. */
export interface Connection<Node> {
  readonly edges: { readonly cursor: string; readonly node: Node }[]
  readonly nodes: Node[]
  readonly pageInfo: PageInfo
}

/** A part of a feed of the platform as a connection of the schema. */
export function connectionOf<Row extends { readonly cursor: string }>({
  content,
  ...feed
}: RestFeed<Row>): Connection<Row> {
  const { startCursor, endCursor, hasNextPage, hasPreviousPage } = feed
  return {
    edges: content.map((node) => ({ cursor: node.cursor, node })),
    nodes: [...content],
    pageInfo: { startCursor, endCursor, hasNextPage, hasPreviousPage },
  }
}
