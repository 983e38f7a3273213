import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import type { SubaccountAccess, SubaccountDeed } from '../lib/subaccounts.ts'

/**
 * Who may make a call. `optional` reads the token when there is one (a signed-in caller sees more);
 * `signed` calls come from third parties and prove themselves by their own signature; `service` calls
 * come from our own gateway with the service key.
 */
export type Access = 'public' | 'optional' | 'member' | 'operator' | 'signed' | 'service'

/**
 * One REST call, described once: the route, the OpenAPI document and the gateway's client types all come from it.
 * `value` is what stands in the success envelope under `value`.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters, exactly as in section 7 of the specification where it stands there. */
  path: string
  /** One line for the reader of the OpenAPI page. */
  summary: string
  description?: string
  access: Access
  /** What an operator must be allowed to do, as the service of the call demands it (see a module's `operator/policy.ts`). */
  right?: { readonly name: string }
  /** (E) of section 7: the body must be a compact JWE; plain JSON is refused. */
  sealed?: true
  /** May be called by a session that is locked after idleness. */
  allowsIdle?: true
  /**
   * Whether the holder of a session that a remembered device opened must first prove who they are (`reauthenticate`).
   * Such a session looks: reading (GET) needs no proof and everything else does, where a call does not say otherwise.
   */
  proof?: 'needed' | 'waived'
  /**
   * What a subaccount of an agent needs for it (decision 0039). Where a call does not say it, subaccounts are refused, and where it takes a
   * session or none they are visitors.
   */
  subaccount?: SubaccountAccess
  /** As what its agent reads of it, and which field of body or path says what it was about. */
  deed?: { readonly name: SubaccountDeed; readonly about?: string }
  /**
   * Also from where the brand may not be offered (status 2 of section 2): whoever is shut out may ask why. Reading what everybody may read
   * (GET) needs no such word.
   */
  fromAnywhere?: true
  /** Moves money: an `Idempotency-Key` header is demanded. */
  movesMoney?: true
  /**
   * Not before a mailed password was changed, which somebody else may have read: what a member is given or gives up for good, copies of
   * what is known of him. What moves money waits anyway.
   */
  waitsForPassword?: true
  /** The body arrives form-encoded instead of JSON. */
  form?: true
  params?: TSchema
  query?: TSchema
  body?: TSchema
  value: TSchema
  /** Further top-level fields of the success envelope. */
  extras?: TSchema
  /** A body (or query) that works against the demo data, shown in the documentation. */
  example?: unknown
}

/** Names a module's calls; the `const` type keeps each schema's exact type for `Static`. */
export function defineCalls<const Calls extends Record<string, Call>>(calls: Calls): Calls {
  return calls
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined
export type BodyOf<C extends Call> = StaticOf<C['body']>
export type QueryOf<C extends Call> = StaticOf<C['query']>
export type ParamsOf<C extends Call> = StaticOf<C['params']>
export type ValueOf<C extends Call> = Static<C['value']>

// Shapes that several modules share.

/** Decimal string, at most four places; a `bigint` of 1/10 000 unit in code (see lib/money.ts). */
export const Money = Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,4})?$', maxLength: 21, examples: ['150000.00'] })
/** A positive amount a person sends in. */
export const Amount = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$', maxLength: 17, examples: ['150000'] })
/** No leap second, which the format allows and no `Date` can tell, and no year that nobody means. */
export const DateTime = Type.String({
  format: 'date-time',
  pattern: '^[12]\\d{3}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d',
  examples: ['2026-11-21T08:30:00.000Z'],
})
/** A date of some calendar. No older year is one that the database and a comparison with the days before can reckon with. */
export const Day = Type.String({ format: 'date', pattern: '^[12]\\d{3}-', examples: ['2026-11-22'] })
export const Id = Type.String({ format: 'uuid', examples: ['0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'] })
export const Locale = Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$', maxLength: 7, examples: ['vi'] })
export const Ok = Type.Object({ done: Type.Boolean() })
export const Url = Type.String({ maxLength: 2048 })
/** Why an operator changes something: the audit log keeps it. Changes of content and settings may go without. */
export const Reason = Type.String({ maxLength: 300 })

export function Nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()])
}

/** The `pageNo`, `pageSize`, `sort` of every list; `sort` is a field name, `-` before it for descending. */
export const PageQuery = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  sort: Type.Optional(Type.String({ pattern: '^-?[a-zA-Z]{1,40}$' })),
}

/** When the documents of a list were made, as every list of them is narrowed: half open. */
export const SpanQuery = {
  from: Type.Optional(Type.Intersect([DateTime], { description: 'Made then or later' })),
  to: Type.Optional(Type.Intersect([DateTime], { description: 'Made before then' })),
}

export function Page<S extends TSchema>(item: S) {
  return Type.Object({
    content: Type.Array(item),
    pageNum: Type.Integer(),
    pageSize: Type.Integer(),
    totalPages: Type.Integer(),
    totalItems: Type.Integer(),
  })
}

/**
 * What every feed is asked for, as Relay's cursor connections have it: the `first` rows behind `after`, or the `last` ones before `before`;
 * 20 first ones unless told.
 */
export const FeedQuery = {
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  after: Type.Optional(Type.String({ maxLength: 64, description: 'Cursor of a row: those behind it' })),
  last: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Instead of `first`' })),
  before: Type.Optional(Type.String({ maxLength: 64, description: 'Cursor of a row: those before it' })),
}

/** A part of a feed, in its order whichever way it was read. A row's cursor never changes. */
export function Feed<Properties extends TProperties>(item: TObject<Properties>) {
  return Type.Object({
    content: Type.Array(Type.Object({ cursor: Type.String(), ...item.properties })),
    startCursor: Nullable(Type.String()),
    endCursor: Nullable(Type.String()),
    hasNextPage: Type.Boolean(),
    hasPreviousPage: Type.Boolean(),
  })
}

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** A comma-separated list of at most 100 ids, for loaders. */
export const Ids = Type.String({
  minLength: 1,
  maxLength: 3700,
  pattern: `^${uuid}(,${uuid}){0,99}$`,
  examples: ['0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'],
})

/** Likewise of what is known by a code, and of games, of which unknown ones are left out whatever they are. */
export const Codes = Type.String({
  minLength: 1,
  maxLength: 3700,
  pattern: '^[A-Za-z0-9_.:-]+(,[A-Za-z0-9_.:-]+){0,99}$',
})

/** What names a phone: national number and the country's dialling code. */
export const Mobile = {
  mobileNum: Type.String({
    minLength: 6,
    maxLength: 32,
    description: 'As people write it: 0912 345 678, +84912345678, 84912345678',
    examples: ['912345678'],
  }),
  countryDialingCode: Type.String({ pattern: '^\\+?\\d{1,4}$', examples: ['+84'] }),
}

/** Some properties of a shape less. */
export function without<T extends Record<string, unknown>, K extends keyof T>(
  properties: T,
  ...names: K[]
): Omit<T, K> {
  const rest = { ...properties }
  for (const name of names) delete rest[name]
  return rest
}
