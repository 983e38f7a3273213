import type { SimulatorOptions } from '../options.ts'
import { amountScale, type WalletAnswer, type WalletVerdict } from '../play/wallet.ts'
import { signatureHeader, signBody } from './signature.ts'

/** What the codes of this protocol mean; every other one leaves the stake's fate open. */
const verdicts: Readonly<Record<number, WalletVerdict>> = {
  100: 'NOT_ENOUGH_MONEY',
  101: 'SESSION_ENDED',
  105: 'LIMIT_REACHED',
  110: 'SESSION_ENDED',
}
/** Messages under which code 106 says that a bet is not there, or not any more. */
const goneMessages = ['bet_not_found', 'transaction_cancelled']
/** Amounts on this wire are cents. */
const centScale = amountScale / 100

/** The wire knows no less than a cent; a stake is a multiple of it, a win is rounded down. */
export function toCents(amount: number): number {
  return Math.floor(amount / centScale)
}

/** Posts signed bodies to the operator's wallet and reads what its answers mean. */
export function createGcpWire(options: NonNullable<SimulatorOptions['gcp']>) {
  const timeout = options.timeoutMilliseconds ?? 5000

  return async (path: string, body: object): Promise<WalletAnswer> => {
    const raw = Buffer.from(JSON.stringify(body))
    try {
      const answer = await fetch(`${options.operatorCallbackUrl.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signBody(options.key, raw) },
        body: new Uint8Array(raw),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      })
      return read(answer.status, await answer.json())
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** Whatever the operator says is looked at field by field before it counts. */
function read(httpStatus: number, said: { code?: unknown; message?: unknown; balance?: unknown }): WalletAnswer {
  const balance = Number.isSafeInteger(said.balance) ? Number(said.balance) * centScale : undefined
  if (httpStatus === 200) return { kind: 'answered', verdict: 'OK', status: '200', balance }
  if (typeof said.code !== 'number' || httpStatus >= 500) return { kind: 'unknown', reason: `HTTP ${httpStatus}` }
  const verdict = goneMessages.includes(String(said.message)) ? 'BET_GONE' : (verdicts[said.code] ?? 'FAILED')
  return { kind: 'answered', verdict, status: `${said.code} ${String(said.message)}`, balance }
}
