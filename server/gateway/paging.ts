import type { PageInfo } from './generated/resolvers.ts'

interface RestPage<Row> {
  readonly content: readonly Row[]
  readonly pageNum: number
  readonly pageSize: number
  readonly totalPages: number
  readonly totalItems: number
}

/** A page of the platform as a page of the schema. */
export function pageOf<Row>(page: RestPage<Row>): { items: Row[]; pageInfo: PageInfo } {
  return {
    items: [...page.content],
    pageInfo: { page: page.pageNum, pageSize: page.pageSize, totalPages: page.totalPages, totalItems: page.totalItems },
  }
}

interface PageWish {
  readonly page?: number | null | undefined
  readonly pageSize?: number | null | undefined
  readonly sort?: string | null | undefined
}

/** The wish for a page in the platform's words. */
export function pageQuery(wish: PageWish | null | undefined): { pageNo?: number; pageSize?: number; sort?: string } {
  return {
    ...(wish?.page != null && { pageNo: wish.page }),
    ...(wish?.pageSize != null && { pageSize: wish.pageSize }),
    ...(wish?.sort != null && { sort: wish.sort }),
  }
}
