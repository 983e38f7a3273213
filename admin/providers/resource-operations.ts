import type { DocumentNode } from 'graphql'

/** A row as react-admin handles it. */
export interface Row {
  id: string
  [field: string]: unknown
}

/**
 * How react-admin's verbs reach our schema for one resource. The documents are static, so that in production only their
 * ids travel; they name their results alike: `page` (items, pageInfo), `record`, `payload` (record, userErrors).
 */
export interface ResourceOperations {
  list: DocumentNode
  /** Without it a record is looked for in the list: resources that are always small. */
  one?: DocumentNode
  /** The record out of what `one` read, where its id does not stand at the top. */
  recordOf?(read: Row): Row
  create?: DocumentNode
  update?: DocumentNode
  delete?: DocumentNode
  /** Variables that a list's filter becomes; `{ filter }` unless told. */
  listVariables?(filter: Record<string, unknown>): Record<string, unknown>
  /** What of a form goes into the `input` of create and update. */
  input?(data: Record<string, unknown>): Record<string, unknown>
  /** The list takes `ids`, so that several records are one question. */
  takesIds?: true
  /** The update takes the id within its input instead of beside it. */
  idInInput?: true
}

/** Takes some fields of a form; what is left out stays undefined. */
export function pick(data: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}

/** A thing within a form without what the server adds to it; undefined when it was not read. */
export function pickOne(part: unknown, ...names: string[]): Record<string, unknown> | undefined {
  return typeof part === 'object' && part !== null ? pick(part as Record<string, unknown>, ...names) : undefined
}

/** Rows of an array without what the server adds to them. */
export function pickEach(rows: unknown, ...names: string[]): Record<string, unknown>[] {
  return Array.isArray(rows) ? rows.map((row: Record<string, unknown>) => pick(row, ...names)) : []
}
