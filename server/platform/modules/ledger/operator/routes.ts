import type { FastifyInstance } from 'fastify'
import { momentsOf } from '../../../db/search.ts'
import { feedOf, momentCursor, numberCursor, stretchOf } from '../../../http/feed.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { MemberAccount } from '../accounts.ts'
import type { StatementEntry } from '../statement.ts'
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
    const { minimum, maximum, from, to, first, after, last, before, ...rest } = query
    const filter = {
      ...rest,
      ...momentsOf({ from, to }),
      minimum: minimum === undefined ? undefined : parseMoney(minimum, 'minimum'),
      maximum: maximum === undefined ? undefined : parseMoney(maximum, 'maximum'),
    }
    const stretch = stretchOf({ first, after, last, before }, momentCursor)
    return feedOf(stretch, await ledger.listTransfers(session, filter, stretch), {
      present: presentTransfer,
      placeOf: ({ created_at, id }) => ({ at: created_at, id }),
      cursor: momentCursor,
    })
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
    const { account, currency, kind } = query
    const stretch = stretchOf(query, numberCursor)
    const part = await ledger.listMemberStatement(session, params.id, {
      currency,
      // The pattern of the schema lets names of accounts through; one that nobody has is empty.
      ...(account === undefined ? {} : { account: account as MemberAccount }),
      ...(kind === undefined ? {} : { kinds: [kind] }),
      ...momentsOf(query),
      stretch,
    })
    const placeOf = ({ version }: StatementEntry) => version
    return feedOf(stretch, part, { present: presentStatementEntry, placeOf, cursor: numberCursor })
  })

  registerTrialBalance(app, context)
}

function registerTrialBalance(app: FastifyInstance, context: Context): void {
  const trialBalance = createTrialBalance(context)

  route(app, context, calls.getTrialBalance, ({ session }) => trialBalance.last(session))
  route(app, context, calls.listTrialBalances, ({ session }) => trialBalance.history(session))
  route(app, context, calls.runTrialBalance, ({ session }) => trialBalance.run(session))
}
