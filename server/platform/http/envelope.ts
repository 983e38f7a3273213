import { formatsOf } from '../../../formats/formats.ts'
import type { Failure } from '../lib/failure.ts'
import { waitInWords } from '../lib/wait-in-words.ts'
import { loadWords } from '../lib/words.ts'

const words = loadWords('errors')
const rights = loadWords('rights')

/** An answer with more than its value: further fields beside `value`, or another status than 200. */
export class Answer<Value> {
  readonly value: Value
  readonly extras: Readonly<Record<string, unknown>>
  readonly status: number

  constructor(value: Value, extras: Readonly<Record<string, unknown>>, status: number) {
    this.value = value
    this.extras = extras
    this.status = status
  }
}

/** Returns `value` with extras at the top of the envelope: `answer(png, { captchaId })`. */
export function answer<Value>(
  value: Value,
  extras: Readonly<Record<string, unknown>> = {},
  status = 200,
): Answer<Value> {
  return new Answer(value, extras, status)
}

/** An answer in somebody else's form, without our envelope: vendors' callbacks, pictures, streams. */
export class RawAnswer {
  readonly body: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(body: unknown, status: number, headers: Readonly<Record<string, string>>) {
    this.body = body
    this.status = status
    this.headers = headers
  }
}

/** Returns `body` (a text, buffer, stream or JSON value) as it is. */
export function rawAnswer(
  body: unknown,
  options: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): RawAnswer {
  return new RawAnswer(body, options.status ?? 200, options.headers ?? {})
}

/** The success envelope. */
export function successOf(value: unknown, extras: Readonly<Record<string, unknown>> = {}) {
  return { success: true, value, ...extras }
}

/**
 * The failure envelope in the caller's language. An extra `reason` names other words of errors.json than those of
 * the code; it is for us and not sent.
 */
export function failureOf(failure: Failure, language: string) {
  const { reason, ...extras } = failure.extras ?? {}
  const key = typeof reason === 'string' ? reason : failure.code
  const values = readable(extras, language)
  return {
    success: false,
    code: failure.code,
    message: words.say(key, language, values) ?? words.say(failure.code, language, values) ?? failure.code,
    ...(failure.field === undefined ? {} : { field: failure.field }),
    ...extras,
  }
}

/** Values as they stand in sentences; the fields of the envelope keep the wire's form. */
const readable = (values: Readonly<Record<string, unknown>>, language: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(name, value, language)]))

/** Money as `60.000` (what it is money of, the sentence says), the right of an operator by its words, a wait in its unit. */
function inWords(name: string, value: unknown, language: string): unknown {
  if (name === 'retryAfter' && typeof value === 'number') return waitInWords(value, language)
  if (typeof value !== 'string') return value
  if (name === 'right') return rights.say(value, language) ?? value
  return /^-?\d+\.\d{2,4}$/.test(value) ? formatsOf(language).money(value) : value
}
