import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { MemberAccount } from '../accounts.ts'
import type { TransferRow } from '../repository/transfers.ts'
import {
  presentHouse,
  presentStatementEntry,
  presentTransfer,
  presentTransferDetail,
  presentWallet,
} from './presenter.ts'
import { ledgerOperatorCalls as calls } from './schema.ts'
import { createLedgerOperatorService, type LedgerOperatorDependencies } from './service.ts'
import { createTrialBalance, type TrialBalanceDependencies } from './trial-balance.ts'

type Context = HttpContext & LedgerOperatorDependencies & TrialBalanceDependencies

/** Movements and their legs, the house accounts, the books of one member, and the proof of all of them. */
export function registerLedgerOperatorRoutes(app: FastifyInstance, context: Context): void {
  const ledger = createLedgerOperatorService(context)

  route(app, context, calls.listTransfers, async ({ session, query }) => {
    const { minimum, maximum, from, to, limit, before, ...filter } = query
    const { rows, last } = await ledger.listTransfers(session, {
      ...filter,
      from: momentOf(from),
      to: momentOf(to),
      minimum: minimum === undefined ? undefined : parseMoney(minimum, 'minimum'),
      maximum: maximum === undefined ? undefined : parseMoney(maximum, 'maximum'),
      before: readCursor(before),
      limit: limit ?? 25,
    })
    return { content: rows.map(presentTransfer), nextCursor: last === undefined ? null : cursorOf(last) }
  })
  route(app, context, calls.getTransfer, async ({ session, params }) =>
    presentTransferDetail(await ledger.getTransfer(session, params.id)),
  )

  route(app, context, calls.listHouseAccounts, async ({ session }) =>
    presentHouse(await ledger.listHouseAccounts(session)),
  )
  route(app, context, calls.takeHouseAccounts, async ({ session }) =>
    presentHouse(await ledger.takeHouseAccounts(session)),
  )

  route(app, context, calls.listMemberWallets, async ({ session, params }) =>
    (await ledger.listMemberWallets(session, params.id)).map(presentWallet),
  )
  route(app, context, calls.listMemberStatement, async ({ session, params, query }) => {
    const { account, currency, kind, from, to, before, limit } = query
    const { entries, nextBefore } = await ledger.listMemberStatement(session, params.id, {
      currency,
      // The pattern of the schema lets names of accounts through; one that nobody has is empty.
      ...(account === undefined ? {} : { account: account as MemberAccount }),
      ...(kind === undefined ? {} : { kinds: [kind] }),
      ...(from === undefined ? {} : { from: new Date(from) }),
      ...(to === undefined ? {} : { to: new Date(to) }),
      ...(before === undefined ? {} : { before: BigInt(before) }),
      limit: limit ?? 25,
    })
    return { content: entries.map(presentStatementEntry), nextCursor: nextBefore?.toString() ?? null }
  })

  registerTrialBalance(app, context)
}

function registerTrialBalance(app: FastifyInstance, context: Context): void {
  const trialBalance = createTrialBalance(context)

  route(app, context, calls.getTrialBalance, ({ session }) => trialBalance.last(session))
  route(app, context, calls.listTrialBalances, ({ session }) => trialBalance.history(session))
  route(app, context, calls.runTrialBalance, ({ session }) => trialBalance.run(session))
}

const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))

/** Time and id of the last movement seen. */
const cursorOf = ({ created_at, id }: TransferRow): string => `${created_at.getTime()}_${id}`

function readCursor(text: string | undefined): { at: Date; id: string } | undefined {
  const [at, id] = text?.split('_') ?? []
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id }
}
