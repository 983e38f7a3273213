import type { SimulatorOptions } from '../options.ts'
import type { WalletAnswer, WalletVerdict } from '../play/wallet.ts'
import { createSigner, signatureHeader } from './signature.ts'

/** What the words of this protocol mean; every other one leaves the stake's fate open. */
const verdicts: Readonly<Record<string, WalletVerdict>> = {
  RS_OK: 'OK',
  RS_ERROR_NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  RS_ERROR_LIMIT_REACHED: 'LIMIT_REACHED',
  RS_ERROR_TOKEN_EXPIRED: 'SESSION_ENDED',
  RS_ERROR_INVALID_TOKEN: 'SESSION_ENDED',
  RS_ERROR_USER_DISABLED: 'SESSION_ENDED',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'BET_GONE',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'BET_GONE',
}

/** Posts signed bodies to the operator's wallet and reads what its answers mean. */
export function createHub88Wire(options: SimulatorOptions['hub88']) {
  const signBody = createSigner(options.vendorPrivateKeyPem)
  const timeout = options.timeoutMilliseconds ?? 5000

  return async (path: string, body: object): Promise<WalletAnswer> => {
    const raw = Buffer.from(JSON.stringify(body))
    try {
      const answer = await fetch(`${options.operatorCallbackUrl.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signBody(raw) },
        body: new Uint8Array(raw),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      })
      // Whatever the operator says is looked at field by field before it counts.
      const { status, balance } = (await answer.json()) as { status?: unknown; balance?: unknown }
      if (typeof status !== 'string') return { kind: 'unknown', reason: `no status, HTTP ${answer.status}` }
      return {
        kind: 'answered',
        verdict: verdicts[status] ?? 'FAILED',
        status,
        balance: Number.isSafeInteger(balance) ? Number(balance) : undefined,
      }
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
