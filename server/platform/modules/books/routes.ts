import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import { demand } from '../operators/service.ts'
import type { TransferRow } from './repository.ts'
import { booksCalls as calls } from './schema.ts'
import type { BooksService } from './service.ts'

interface Context extends HttpContext {
  readonly books: BooksService
}

/** Movements, their legs, and the house accounts. */
export function registerBooksRoutes(app: FastifyInstance, context: Context): void {
  const { books } = context

  route(app, context, calls.listTransfers, async ({ session, query }) => {
    demand(session, 'transfers.read')
    const { minimum, maximum, from, to, limit, before, ...filter } = query
    const { rows, nextCursor } = await books.transfers(session.merchantId, {
      ...filter,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      minimum: minimum === undefined ? undefined : parseMoney(minimum, 'minimum'),
      maximum: maximum === undefined ? undefined : parseMoney(maximum, 'maximum'),
      before: readCursor(before),
      limit: limit ?? 25,
    })
    return { content: rows.map(presentTransfer), nextCursor }
  })
  route(app, context, calls.getTransfer, async ({ session, params }) => {
    demand(session, 'transfers.read')
    const { transfer, entries, reversedBy } = await books.transfer(session.merchantId, params.memberId, params.id)
    return {
      ...presentTransfer(transfer),
      resolves: transfer.resolves,
      reverses: transfer.reverses,
      reversedBy,
      entries: entries.map(({ leg, account, amount, balance_after }) => ({
        leg,
        account,
        amount: formatMoney(amount),
        balanceAfter: balance_after === null ? null : formatMoney(balance_after),
      })),
    }
  })

  route(app, context, calls.listHouseAccounts, async ({ session }) => {
    demand(session, 'transfers.read')
    return presentHouse(await books.house(session.merchantId))
  })
  route(app, context, calls.takeHouseAccounts, async ({ session }) => {
    demand(session, 'trialBalance.run')
    return presentHouse(await books.takeHouse(session.merchantId))
  })
}

/** Time and id of the last movement seen. */
function readCursor(text: string | undefined): { at: Date; id: string } | undefined {
  const [at, id] = text?.split('_') ?? []
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id }
}

const presentTransfer = (row: TransferRow) => ({
  id: row.id,
  memberId: row.member_id,
  memberAccount: row.member_account,
  kind: row.kind,
  phase: row.phase,
  outcome: row.outcome,
  refusal: row.refusal,
  currency: row.currency,
  amount: formatMoney(row.amount),
  fromAccount: row.from_account,
  toAccount: row.to_account,
  source: row.source,
  documentKind: row.document_kind,
  documentId: row.document_id,
  reason: row.reason,
  actor: row.actor,
  at: row.created_at.toISOString(),
})

const presentHouse = ({ takenAt, accounts }: Awaited<ReturnType<BooksService['house']>>) => ({
  takenAt: takenAt?.toISOString() ?? null,
  accounts: accounts.map(({ account, currency, balance, entries }) => ({
    account,
    currency,
    balance: formatMoney(balance),
    entries: Number(entries),
  })),
})
