import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { type Breaker, createBreaker, createRetryBudget } from './breaker.ts'
import { type CallForm, readContract } from './contract.ts'
import { isFailureEnvelope, isSuccessEnvelope, UpstreamError, WpsFailure } from './failures.ts'
import { type Caller, headersOf } from './headers.ts'
import { createSealer } from './sealing.ts'
import type { AnyInput, CallAnswer, CallName, CallValue, InputArguments } from './types.ts'

export interface WpsClientOptions {
  /** Address of the REST platform, without a path. */
  readonly url: string
  /** Proves to the platform that the gateway calls, so that it believes the forwarded address of the visitor. */
  readonly serviceKey: string
  /** Milliseconds for a read and for a write. */
  readonly deadlines?: { readonly read: number; readonly write: number }
  readonly connections?: number
  /** Told of every call that went out, for the metrics. */
  readonly onCall?: (call: CallForm, outcome: CallOutcome, milliseconds: number) => void
  readonly newBreaker?: () => Breaker
}

export type CallOutcome = 'success' | 'failure' | 'unavailable'

const mostBytes = 4 * 1024 * 1024
const defaultDeadlines = { read: 800, write: 10_000 }

/** A call to the platform on behalf of one caller, typed by the contract. Resolves to the value, throws WpsFailure or UpstreamError. */
export interface CallerClient {
  call<Name extends CallName>(name: Name, ...input: InputArguments<Name>): Promise<CallValue<Name>>
  /** The same with the whole success envelope, for calls that carry more than a value. */
  answer<Name extends CallName>(name: Name, ...input: InputArguments<Name>): Promise<CallAnswer<Name>>
}

/** The gateway's only way to the platform: one pool of connections, typed and named by `openapi.json`. */
export function createWpsClient(options: WpsClientOptions) {
  const contract = readContract()
  const deadlines = options.deadlines ?? defaultDeadlines
  const pool = new Pool(options.url, {
    connections: options.connections ?? 32,
    pipelining: 1,
    connect: { timeout: 2_000 },
    maxResponseSize: mostBytes,
  })
  const breakers = new Map<CallName, Breaker>()
  const budget = createRetryBudget()
  const sealer = createSealer(
    () => onlyValue(exchangeEnvelope(formOf('getKeys'), {}, gatewayItself)) as Promise<CallValue<'getKeys'>>,
  )

  const formOf = (name: CallName): CallForm => {
    const form = contract.get(name)
    if (form === undefined) throw new Error(`The contract knows no call ${name}`)
    return form
  }
  const breakerOf = (name: CallName): Breaker => {
    const breaker = breakers.get(name) ?? (options.newBreaker ?? createBreaker)()
    breakers.set(name, breaker)
    return breaker
  }

  /** One call with its retries, all within one deadline. */
  async function exchangeEnvelope(form: CallForm, input: AnyInput, caller: Caller): Promise<unknown> {
    const signal = AbortSignal.timeout(form.method === 'GET' ? deadlines.read : deadlines.write)
    budget.earn()
    for (;;) {
      try {
        return await attempt(form, input, caller, signal)
      } catch (error) {
        const isRetryable = form.method === 'GET' && error instanceof UpstreamError && retried.has(error.reason)
        if (!isRetryable || signal.aborted || !budget.spend()) throw error
        // Jitter, so that callers that failed together do not come back together.
        await wait(20 + Math.random() * 80)
      }
    }
  }

  async function attempt(form: CallForm, input: AnyInput, caller: Caller, signal: AbortSignal): Promise<unknown> {
    const breaker = breakerOf(form.name)
    if (!breaker.admit()) throw new UpstreamError(form.name, 'open')
    const startedAt = performance.now()
    const done = (outcome: CallOutcome) => {
      breaker.report(outcome === 'unavailable')
      caller.onCall?.()
      options.onCall?.(form, outcome, performance.now() - startedAt)
    }
    try {
      const body = await bodyOf(form, input)
      const response = await pool.request({
        method: form.method,
        path: pathOf(form, input),
        headers: headersOf(form, input, caller, options.serviceKey),
        body: body ?? null,
        signal,
      })
      const answer = readAnswer(form, response.statusCode, await response.body.text())
      done('success')
      return answer
    } catch (error) {
      done(isAnswer(error) ? 'failure' : 'unavailable')
      if (error instanceof WpsFailure && error.code === 'SEAL_INVALID') sealer.forget()
      if (error instanceof WpsFailure || error instanceof UpstreamError) throw error
      throw new UpstreamError(form.name, signal.aborted ? 'timeout' : 'network', error)
    }
  }

  async function bodyOf(form: CallForm, { body }: AnyInput): Promise<string | undefined> {
    if (body === undefined) return undefined
    if (form.sealed) return sealer.seal(body)
    if (form.formEncoded) return new URLSearchParams(Object.entries(body as Record<string, string>)).toString()
    return JSON.stringify(body)
  }

  return {
    /** The client of one caller; made for every GraphQL operation. */
    as(caller: Caller): CallerClient {
      return {
        call: async (name, ...[input]) =>
          (await onlyValue(exchangeEnvelope(formOf(name), input ?? {}, caller))) as CallValue<typeof name>,
        answer: async (name, ...[input]) =>
          (await exchangeEnvelope(formOf(name), input ?? {}, caller)) as CallAnswer<typeof name>,
      }
    },
    isOpen: (name: CallName) => breakers.get(name)?.isOpen() ?? false,
    close: () => pool.close(),
  }
}

export type WpsClient = ReturnType<typeof createWpsClient>

async function onlyValue(envelope: Promise<unknown>): Promise<unknown> {
  return ((await envelope) as { value: unknown }).value
}

/** Codes with which the platform says that it cannot read at the moment; a write's failure is told in its own words. */
const outages = new Set<string>(['DATABASE_UNAVAILABLE', 'TRY_AGAIN', 'STORAGE_FULL'])
const retried = new Set<string>(['network', 'status', 'content'])
const gatewayItself: Caller = { requestId: 'gateway', language: 'vi', token: undefined }

/** Path and query of a call; lists travel separated by commas, what is null or undefined stays away. */
function pathOf(form: CallForm, { params, query }: AnyInput): string {
  const path = form.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  if (pairs.length === 0) return path
  return `${path}?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))}`
}

function readAnswer(form: CallForm, status: number, text: string): unknown {
  const answer = parseJson(text)
  if (form.method === 'GET' && isFailureEnvelope(answer) && outages.has(answer.code))
    throw new UpstreamError(form.name, 'outage', answer.code)
  // A broken platform may still answer in our envelope; its 500 is no expected failure.
  if (isFailureEnvelope(answer) && status !== 500) throw new WpsFailure(answer, status, form.token === 'demanded')
  if (status >= 500) throw new UpstreamError(form.name, 'status', `HTTP ${status}`)
  if (!isSuccessEnvelope(answer) || status >= 300) throw new UpstreamError(form.name, 'content', `HTTP ${status}`)
  return answer
}

/** Whether the platform answered in its own way, if only that it cannot: calling it less would help nobody. */
function isAnswer(error: unknown): boolean {
  return error instanceof WpsFailure || (error instanceof UpstreamError && error.reason === 'outage')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON is not the contract; the caller of this function says so.
    return undefined
  }
}
