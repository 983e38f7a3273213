import { Pool } from 'undici'
import { createCallerTurns } from '../../edge/caller-turns.ts'
import { type Breaker, createRetryBudget } from './breaker.ts'
import { createBreakers } from './breakers.ts'
import { type CallForm, readContract } from './contract.ts'
import { type ExchangeParts, exchange } from './exchange.ts'
import type { Caller } from './headers.ts'
import { createSealer } from './sealing.ts'
import type { AnyInput, CallAnswer, CallName, CallValue, InputArguments } from './types.ts'

export interface WpsClientOptions {
  /** Address of the REST platform, without a path. */
  readonly url: string
  /** Proves to the platform that the gateway calls, so that it believes the forwarded address of the visitor. */
  readonly serviceKey: string
  /** Milliseconds for a read and for a write. */
  readonly deadlines?: { readonly read?: number; readonly write?: number }
  readonly connections?: number
  /** Told of every call that went out, for the metrics. */
  readonly onCall?: (call: CallForm, outcome: CallOutcome, milliseconds: number) => void
  readonly newBreaker?: () => Breaker
}

export type CallOutcome = 'success' | 'failure' | 'unavailable'

const mostBytes = 4 * 1024 * 1024
/** Calls that one caller has under way at once; with more, a few of them would leave no connection to anybody else. */
const mostOfOne = 8
const defaultDeadlines = { read: 800, write: 10_000 }

/** A call to the platform on behalf of one caller, typed by the contract. Resolves to the value, throws WpsFailure or UpstreamError. */
export interface CallerClient {
  call<Name extends CallName, Query extends object>(
    name: Name,
    ...input: InputArguments<Name, Query>
  ): Promise<CallValue<Name>>
  /** The same with the whole success envelope, for calls that carry more than a value. */
  answer<Name extends CallName, Query extends object>(
    name: Name,
    ...input: InputArguments<Name, Query>
  ): Promise<CallAnswer<Name>>
}

const gatewayItself: Caller = { requestId: 'gateway', language: 'vi', token: undefined }

/** The gateway's only way to the platform: one pool of connections, typed and named by `openapi.json`. */
export function createWpsClient(options: WpsClientOptions) {
  const contract = readContract()
  const pool = new Pool(options.url, {
    connections: options.connections ?? 32,
    pipelining: 1,
    connect: { timeout: 2_000 },
    maxResponseSize: mostBytes,
  })
  const breakers = createBreakers(options.newBreaker)
  const parts: ExchangeParts = {
    pool,
    breakers,
    turns: createCallerTurns(mostOfOne),
    budget: createRetryBudget(),
    sealer: createSealer(() => value('getKeys', {}, gatewayItself) as Promise<CallValue<'getKeys'>>),
    serviceKey: options.serviceKey,
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    onCall: options.onCall,
  }

  async function envelope(name: CallName, input: AnyInput, caller: Caller): Promise<unknown> {
    const form = contract.get(name)
    if (form === undefined) throw new Error(`The contract knows no call ${name}`)
    caller.onAsked?.()
    return exchange(parts, form, input, caller)
  }

  async function value(name: CallName, input: AnyInput, caller: Caller): Promise<unknown> {
    return ((await envelope(name, input, caller)) as { value: unknown }).value
  }

  return {
    /** The client of one caller; made for every GraphQL operation. */
    as(caller: Caller): CallerClient {
      return {
        call: async (name, ...[input]) => (await value(name, input ?? {}, caller)) as CallValue<typeof name>,
        answer: async (name, ...[input]) => (await envelope(name, input ?? {}, caller)) as CallAnswer<typeof name>,
      }
    },
    isOpen: breakers.isOpen,
    close: () => pool.close(),
  }
}

export type WpsClient = ReturnType<typeof createWpsClient>
