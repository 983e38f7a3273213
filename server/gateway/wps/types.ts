import type { components } from './generated.ts'

type Calls = components['schemas']['Calls']

/** Name of a REST call, as `openapi.json` calls its operations. */
export type CallName = keyof Calls

/** What a call takes: path parameters, query and (plain, even when it travels sealed) body. */
export type CallInput<Name extends CallName> = Readonly<Omit<Calls[Name], 'answer'>> & {
  /** Sent as `Idempotency-Key`; demanded by calls that move money. */
  readonly idempotencyKey?: string
}

/** The whole success envelope of a call. */
export type CallAnswer<Name extends CallName> = Calls[Name]['answer']

/** What stands under `value` in the success envelope. */
export type CallValue<Name extends CallName> = CallAnswer<Name> extends { value: infer Value } ? Value : never

/** The input may be left out when nothing of it is demanded. */
export type InputArguments<Name extends CallName, Query extends object = object> = (Record<
  never,
  never
> extends CallInput<Name>
  ? [input?: CallInput<Name>]
  : [input: CallInput<Name>]) &
  [input?: Known<Name, Query>]

type QueryOf<Name extends CallName> = CallInput<Name> extends { query?: infer Query } ? Query : never

/**
 * Nothing in a query that the call does not know: parts that are spread into it are not looked at by the compiler otherwise, and the platform
 * passes over what it does not know, so that a filter would narrow nothing.
 */
type Known<Name extends CallName, Query> = {
  query?: Query & Readonly<Record<Exclude<keyof Query, keyof QueryOf<Name>>, never>>
}

/** The form in which a call takes its input at run time. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}
