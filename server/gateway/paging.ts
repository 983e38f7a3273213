import type { PageNumbers } from './generated/resolvers.ts'

interface RestPage<Row> {
  readonly content: readonly Row[]
  readonly pageNum: number
  readonly pageSize: number
  readonly totalPages: number
  readonly totalItems: number
}

/** A page of the platform as a page of the schema. */
export function pageOf<Row>(page: RestPage<Row>): { items: Row[]; pageInfo: PageNumbers } {
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

interface Listed {
  readonly ids?: readonly string[] | null | undefined
}

type ListedQuery<Filter> = { [Key in Exclude<keyof Filter, 'ids'>]: Exclude<Filter[Key], null> } & { ids?: string }

/** A filter in the platform's words: nulls left out, ids in one text. */
export function listed<Filter extends Listed>(filter: Filter | null | undefined): ListedQuery<Filter> {
  const { ids, ...rest } = filter ?? ({} as Filter)
  const known = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined)
  return { ...Object.fromEntries(known), ...(ids != null && { ids: ids.join(',') }) } as ListedQuery<Filter>
}
