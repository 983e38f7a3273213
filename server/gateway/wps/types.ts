import type { operations } from './generated.ts'

/** Name of a REST call, as `openapi.json` calls its operations. */
export type CallName = keyof operations

type Part<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? unknown
  : undefined extends Value
    ? { readonly [Key in Name]?: NonNullable<Value> }
    : { readonly [Key in Name]: Value }

type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : never

/** What a call takes: path parameters, query and (plain, even when it travels sealed) body. */
export type CallInput<Name extends CallName> = Part<'params', operations[Name]['parameters']['path']> &
  Part<'query', operations[Name]['parameters']['query']> &
  Part<'body', operations[Name] extends { requestBody: infer Body } ? ContentOf<Body> : never> & {
    /** Sent as `Idempotency-Key`; demanded by calls that move money. */
    readonly idempotencyKey?: string
  }

/** The whole success envelope of a call. */
export type CallAnswer<Name extends CallName> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Envelope } } }
}
  ? Envelope
  : never

/** What stands under `value` in the success envelope. */
export type CallValue<Name extends CallName> = CallAnswer<Name> extends { value: infer Value } ? Value : never

/** The input may be left out when nothing of it is demanded. */
export type InputArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

/** The form in which a call takes its input at run time. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}
