import type { OrderDirection, PageInput, PageNumbers } from './generated/resolvers.ts'

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

/** Every `<Thing>Order` of the schema. */
interface Order {
  readonly field: string
  /** Ascending unless told: its default stands in the schema. */
  readonly direction?: OrderDirection | null
}

interface PageQuery {
  pageNo?: number
  pageSize?: number
}

/** The wish for a page, and for an order where the list takes one, in the platform's words. */
export function pageQuery(page: PageInput | null | undefined): PageQuery
export function pageQuery(
  page: PageInput | null | undefined,
  order: Order | null | undefined,
): PageQuery & { sort?: string }
export function pageQuery(page: PageInput | null | undefined, order?: Order | null): PageQuery & { sort?: string } {
  return {
    ...(page?.page != null && { pageNo: page.page }),
    ...(page?.pageSize != null && { pageSize: page.pageSize }),
    ...(order != null && { sort: `${order.direction === 'DESC' ? '-' : ''}${camelCase(order.field)}` }),
  }
}

/** A field of an order as the platform calls it: `CREATED_AT` is `createdAt`. */
const camelCase = (field: string): string =>
  field.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

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
