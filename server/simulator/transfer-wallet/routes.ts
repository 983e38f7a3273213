import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Faults } from '../faults/faults.ts'
import { rawBody } from '../http/body.ts'
import { readInput } from '../http/input.ts'
import type { Journal } from '../journal.ts'
import type { VendorRoom } from '../play/vendor-room.ts'
import { type Balances, toText } from './balances.ts'
import { gameAnswers } from './games.ts'
import { isSigned, signatureHeader, timeHeader } from './signature.ts'
import type { TransferPlay } from './wallet.ts'

const Amount = Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,4})?$' })
const Text = Type.String({ minLength: 1, maxLength: 80 })
const TransferOrder = Type.Object({ transferId: Text, vendor: Text, player: Text, currency: Text, amount: Amount })
const TransferQuestion = Type.Object({ transferId: Text })
const BalanceQuestion = Type.Object({ vendor: Text, player: Text, currency: Text })

/** A transfer once decided, for ever: the same id gets the same answer. Amounts are in 1/10 000, as text. */
interface StoredTransfer {
  readonly kind: 'deposit' | 'withdraw'
  readonly player: string
  readonly amount: string
  readonly status: 'OK' | 'INSUFFICIENT'
}

interface Parts {
  readonly journal: Journal
  readonly faults: Faults
  readonly key: string
  readonly balances: Balances
  readonly play: TransferPlay
  readonly vendor: VendorRoom
}

/**
 * Wallets that a vendor keeps itself (transfer style): `/deposit`, `/withdraw`, `/balance`, `/transfer`, each a signed POST.
 * Status OK, INSUFFICIENT, DUPLICATE (the id was used for something else) or NOT_FOUND. The balance outlives a restart.
 * Its games are `/launch`, `/demo`, `/round`, `/kick` ends those that a player has open, and `/bets` tells what was settled.
 */
export function registerTransferWallet(
  room: FastifyInstance,
  { journal, faults, key, balances, play, vendor }: Parts,
): void {
  const transfers = journal.collection<StoredTransfer>('walletTransfer', 50_000)

  function move(kind: StoredTransfer['kind'], body: unknown) {
    const order = readInput(TransferOrder, body)
    const player = balances.nameOf(order)
    const amount = toUnits(order.amount)
    const known = transfers.get(order.transferId)
    if (known) {
      const isSame = known.kind === kind && known.player === player && known.amount === String(amount)
      return { status: isSame ? known.status : 'DUPLICATE', balance: toText(balances.of(order)) }
    }
    const after = balances.of(order) + (kind === 'deposit' ? amount : -amount)
    const status = after < 0n ? 'INSUFFICIENT' : 'OK'
    journal.together(() => {
      transfers.put(order.transferId, { kind, player, amount: String(amount), status })
      if (status === 'OK') balances.change(order, kind === 'deposit' ? amount : -amount)
    })
    return { status, balance: toText(balances.of(order)) }
  }

  function isFromOperator(request: FastifyRequest): boolean {
    const { [timeHeader]: time, [signatureHeader]: signature } = request.headers
    return isSigned(key, time, signature, rawBody(request))
  }

  /** Signature, then the planned fault, then the answer. */
  async function serve(request: FastifyRequest, reply: FastifyReply, answer: () => object) {
    if (!isFromOperator(request)) return reply.status(401).send({ status: 'BAD_SIGNATURE' })
    const fault = faults.take('transfer-wallet', 'transfer')
    if (fault?.fault === 'late') await pause(fault.delayMilliseconds, undefined, { ref: false })
    const said = answer()
    if (fault?.fault === 'duplicate') answer()
    if (fault?.fault === 'lost-answer') return reply.status(504).send({ status: 'TIMEOUT' })
    return reply.send(said)
  }

  room.post('/transfer-wallet/deposit', (request, reply) => serve(request, reply, () => move('deposit', request.body)))
  room.post('/transfer-wallet/withdraw', (request, reply) =>
    serve(request, reply, () => move('withdraw', request.body)),
  )
  room.post('/transfer-wallet/balance', (request, reply) =>
    serve(request, reply, () => ({
      status: 'OK',
      balance: toText(balances.of(readInput(BalanceQuestion, request.body))),
    })),
  )
  room.post('/transfer-wallet/transfer', (request, reply) =>
    serve(request, reply, () => ({
      status: transfers.get(readInput(TransferQuestion, request.body).transferId)?.status ?? 'NOT_FOUND',
    })),
  )
  for (const [path, tell] of Object.entries(gameAnswers(vendor, play)))
    room.post(`/transfer-wallet/${path}`, async (request, reply) => {
      if (isFromOperator(request)) return tell(request.body)
      return reply.status(401).send({ status: 'BAD_SIGNATURE' })
    })
}

function toUnits(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'))
}
