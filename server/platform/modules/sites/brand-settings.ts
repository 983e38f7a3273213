import type { Tables } from '../../db/tables.ts'

/**
 * What a column of a copied row holds in place of what it holds at the other brand: an id of its own, the time, the account of whoever
 * opens the brand, the new brand's zone, false, or what its table gives by itself.
 */
export type Fresh = 'ID' | 'NOW' | 'BY' | 'ZONE' | 'OFF' | 'DEFAULT'

/** How the rows of one table come to a brand that is opened as another one is. */
export interface SettingsRule<Column extends string = string> {
  readonly fresh?: { readonly [Each in Column]?: Fresh }
  /** Rows are versions of one thing, which these columns name together: the last version of each comes alone. */
  readonly lastOf?: { readonly version: Column; readonly of: readonly Column[] }
  /** Rows are over from then on: those that are do not come. */
  readonly until?: Column
}

/** The tables of a module in which each row is a setting of a brand, in the order in which they are copied. */
export type BrandSettings = {
  readonly [Table in keyof Tables]?: SettingsRule<Extract<keyof Tables[Table], string>>
}
