import { createHmac } from 'node:crypto'

/** What may be wrong with a call. */
interface TransferTampering {
  readonly key?: string
  readonly changedByte?: boolean
  /** Seconds that the caller's clock is ahead. */
  readonly clockSkew?: number
  readonly losesAnswer?: boolean
}

export interface TransferReply {
  readonly word: string
  readonly balance: number | undefined
}

export interface TransferPlayer {
  readonly vendor: string
  readonly player: string
  readonly currency: string
}

/** Speaks with a vendor that keeps wallets, as the platform does: JSON, HMAC-SHA256 over time and body. */
export function createTransferDriver(url: string, key: string) {
  async function post(path: string, body: object, tampering: TransferTampering = {}): Promise<TransferReply> {
    const time = String(Math.floor(Date.now() / 1000) + (tampering.clockSkew ?? 0))
    const raw = Buffer.from(JSON.stringify(body))
    const signature = createHmac('sha256', tampering.key ?? key)
      .update(`${time}.${raw.toString('utf8')}`)
      .digest('hex')
    if (tampering.changedByte) raw.writeUInt8(raw.readUInt8(raw.length - 3) ^ 1, raw.length - 3)
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wallet-time': time, 'x-wallet-signature': signature },
      body: new Uint8Array(raw),
    })
    if (tampering.losesAnswer) {
      await answer.body?.cancel()
      return { word: 'LOST', balance: undefined }
    }
    const said = (await answer.json()) as { status?: unknown; balance?: unknown }
    return {
      word: answer.ok && typeof said.status === 'string' ? said.status : `HTTP ${answer.status}`,
      balance: typeof said.balance === 'string' ? Number(said.balance) : undefined,
    }
  }

  const move =
    (path: string) => (player: TransferPlayer, transferId: string, amount: string, tampering?: TransferTampering) =>
      post(path, { ...player, transferId, amount }, tampering)

  return {
    deposit: move('/deposit'),
    withdraw: move('/withdraw'),
    query: (transferId: string, tampering?: TransferTampering) => post('/transfer', { transferId }, tampering),
    balance: (player: TransferPlayer, tampering?: TransferTampering) => post('/balance', player, tampering),
    kick: ({ vendor, player }: TransferPlayer, tampering?: TransferTampering) =>
      post('/kick', { vendor, player }, tampering),
  }
}

export type TransferDriver = ReturnType<typeof createTransferDriver>
