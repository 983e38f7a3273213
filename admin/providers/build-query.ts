import type { DocumentNode } from 'graphql'
import { orderOf } from './order-of.ts'
import type { ResourceOperations, Row } from './resource-operations.ts'
import { type UserError, UserErrors } from './user-errors.ts'
import { pageOfWhole } from './whole-list.ts'

/** What a react-admin call carries, as far as we use it. */
export interface CallParameters {
  id?: string
  ids?: string[]
  target?: string
  data?: Record<string, unknown>
  filter?: Record<string, unknown>
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** Why something is deleted. */
  meta?: { reason?: string }
}

/** A document with its variables, and how its answer becomes what react-admin wants. */
export interface BuiltQuery {
  query: DocumentNode
  variables: Record<string, unknown>
  parseResponse(response: { data: Answer }): { data: unknown; total?: number }
}

interface Answer {
  /** Rows alone where the server gives them all at once. */
  page?: { items: Row[]; pageInfo: { totalItems: number } } | Row[]
  record?: Row | null
  payload?: { record?: Row | null; userErrors: UserError[] }
}

/** The most rows a page may have (interfaces.md, GraphQL). */
export const LARGEST_PAGE = 100

/** Chooses the static document for a call of react-admin and fills in its variables. */
export function buildQuery(operations: Readonly<Record<string, ResourceOperations>>) {
  return (method: string, resource: string, parameters: CallParameters): BuiltQuery => {
    const known = operations[resource]
    if (known === undefined) throw new Error(`The console has no resource ${resource}`)
    switch (method) {
      case 'GET_LIST':
      case 'GET_MANY_REFERENCE':
        return listQuery(known, parameters)
      case 'GET_MANY':
        return listQuery(known, { filter: { ids: parameters.ids ?? [] } })
      case 'GET_ONE':
        return oneQuery(known, parameters)
      case 'CREATE':
        return changeQuery(known.create, resource, { input: inputOf(known, parameters) })
      case 'UPDATE': {
        const input = inputOf(known, parameters)
        const variables = known.idInInput ? { input: { id: parameters.id, ...input } } : { id: parameters.id, input }
        return changeQuery(known.update, resource, variables)
      }
      case 'DELETE':
        return changeQuery(known.delete, resource, { id: parameters.id, reason: parameters.meta?.reason })
      default:
        throw new Error(`The resource ${resource} knows no ${method}`)
    }
  }
}

function listQuery(
  known: ResourceOperations,
  { pagination, sort, filter = {}, target, id }: CallParameters,
): BuiltQuery {
  const wanted = target === undefined ? filter : { ...filter, [target]: id }
  const page = {
    page: pagination?.page ?? 1,
    pageSize: Math.min(pagination?.perPage ?? LARGEST_PAGE, LARGEST_PAGE),
  }
  const rest = known.listVariables?.(wanted) ?? { filter: withoutEmpty(wanted) }
  return {
    query: known.list,
    variables: { ...rest, ...orderOf(known.list, sort), page },
    parseResponse: ({ data: { page: found } }) =>
      Array.isArray(found)
        ? pageOfWhole(found, {
            filter: leftToUs(wanted, rest),
            ...(sort && { sort }),
            ...(pagination && { pagination }),
          })
        : { data: found?.items ?? [], total: found?.pageInfo.totalItems ?? 0 },
  }
}

/** What of a filter the server was not asked about. */
const leftToUs = (wanted: Record<string, unknown>, asked: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => !(name in asked)))

function oneQuery(known: ResourceOperations, { id }: CallParameters): BuiltQuery {
  if (known.one !== undefined) {
    const recordOf = known.recordOf ?? ((record: Row) => record)
    return {
      query: known.one,
      variables: { id },
      parseResponse: ({ data: { record } }) => ({ data: recordOf(found(record)) }),
    }
  }
  return {
    query: known.list,
    variables: { page: { page: 1, pageSize: LARGEST_PAGE } },
    parseResponse: ({ data: { page } }) => ({
      data: found((Array.isArray(page) ? page : page?.items)?.find((row) => row.id === id)),
    }),
  }
}

function changeQuery(
  document: DocumentNode | undefined,
  resource: string,
  variables: Record<string, unknown>,
): BuiltQuery {
  if (document === undefined) throw new Error(`The resource ${resource} cannot be changed that way`)
  return {
    query: document,
    variables,
    parseResponse: ({ data: { payload } }) => {
      if (payload !== undefined && payload.userErrors.length > 0) throw new UserErrors(payload.userErrors)
      // What is told beside the record, such as a new password, comes along.
      return { data: { ...payload, ...found(payload?.record) } }
    },
  }
}

function found(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('NOT_FOUND')
  return row
}

function inputOf(known: ResourceOperations, { data = {} }: CallParameters): Record<string, unknown> {
  const input = known.input?.(data) ?? data
  // A form says '' for a value that was cleared; the schema says null.
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value === '' ? null : value]))
}

function withoutEmpty(filter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined))
}
