import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'undici'
import { networkOf } from '../../edge/address.ts'
import type { CallerTurns } from '../../edge/caller-turns.ts'
import { isAnswer, readAnswer } from './answer.ts'
import type { createRetryBudget } from './breaker.ts'
import type { Breakers } from './breakers.ts'
import type { CallOutcome, WpsClientOptions } from './client.ts'
import type { CallForm } from './contract.ts'
import { UpstreamError, WpsFailure } from './failures.ts'
import { type Caller, headersOf } from './headers.ts'
import { bodyOf, pathOf } from './request.ts'
import type { Sealer } from './sealing.ts'
import type { AnyInput } from './types.ts'

/** What calls go out through. */
export interface ExchangeParts {
  readonly pool: Pool
  readonly breakers: Breakers
  readonly turns: CallerTurns
  readonly budget: ReturnType<typeof createRetryBudget>
  readonly sealer: Sealer
  readonly serviceKey: string
  readonly deadlines: { readonly read: number; readonly write: number }
  readonly onCall: WpsClientOptions['onCall']
}

/** Reports read much, and whoever opens one waits for it as for something that is done. */
const isReport = ({ path }: CallForm): boolean => path.startsWith('/wps/admin/reports/')

const retried = new Set<string>(['network', 'status', 'content'])

/** One call with its retries, all within one deadline; answers the whole success envelope. */
export async function exchange(
  parts: ExchangeParts,
  form: CallForm,
  input: AnyInput,
  caller: Caller,
): Promise<unknown> {
  const { budget, deadlines } = parts
  const signal = AbortSignal.timeout(form.method === 'GET' && !isReport(form) ? deadlines.read : deadlines.write)
  budget.earn()
  for (;;) {
    try {
      return await attempt(parts, form, input, caller, signal)
    } catch (error) {
      const isRetryable = form.method === 'GET' && error instanceof UpstreamError && retried.has(error.reason)
      if (!isRetryable || signal.aborted || !budget.spend()) throw error
      // Jitter, so that callers that failed together do not come back together.
      await wait(20 + Math.random() * 80)
    }
  }
}

/**
 * Waits until the caller has room among his own calls. That his deadline passes meanwhile says nothing about the platform, and is
 * told to no breaker. The house itself waits for nobody.
 */
async function attempt(
  parts: ExchangeParts,
  form: CallForm,
  input: AnyInput,
  caller: Caller,
  signal: AbortSignal,
): Promise<unknown> {
  const key = caller.token ?? networkKeyOf(caller)
  if (key === undefined) return send(parts, form, input, caller, signal)
  // A call that is tried again may be past its deadline already, which says nothing of others.
  if (signal.aborted) throw new UpstreamError(form.name, 'timeout', signal.reason)
  const end = await parts.turns.take(key, signal).catch((error: unknown) => {
    throw new UpstreamError(form.name, 'crowded', error)
  })
  return send(parts, form, input, caller, signal).finally(end)
}

/** Whose failures a breaker counts together: not by the token, of which anybody can send a new one with each call. */
const networkKeyOf = ({ address }: Caller) => (address === undefined ? undefined : networkOf(address))

async function send(
  { pool, breakers, sealer, serviceKey, onCall }: ExchangeParts,
  form: CallForm,
  input: AnyInput,
  caller: Caller,
  signal: AbortSignal,
): Promise<unknown> {
  const breaker = breakers.of(form.name)
  if (!breaker.admit()) throw new UpstreamError(form.name, 'open')
  const startedAt = performance.now()
  const done = (outcome: CallOutcome) => {
    breaker.report(outcome === 'unavailable', networkKeyOf(caller))
    caller.onCall?.()
    onCall?.(form, outcome, performance.now() - startedAt)
  }
  try {
    const body = await bodyOf(sealer, form, input)
    const response = await pool.request({
      method: form.method,
      path: pathOf(form, input),
      headers: headersOf(form, input, caller, serviceKey),
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
