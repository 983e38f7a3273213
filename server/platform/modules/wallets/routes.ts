import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney } from '../../lib/money.ts'
import { type StatementEntry, walletsCalls } from './schema.ts'
import type { WalletsService } from './service.ts'

interface Context extends HttpContext {
  readonly wallets: WalletsService
}

const ENTRIES_A_PAGE = 20

export function registerWalletsRoutes(app: FastifyInstance, context: Context): void {
  const { wallets } = context

  route(app, context, walletsCalls.getBalance, async ({ session }) => {
    const { balance, version, ...rest } = await wallets.getBalance(session)
    return { ...rest, balance: formatMoney(balance), version: Number(version) }
  })

  // One wallet serves all vendors: their games take from it bet by bet.
  route(app, context, walletsCalls.getMerchantWallet, () => ({ isSingle: true }))

  route(app, context, walletsCalls.listStatement, async ({ session, query, locale }) => {
    const { kind } = query
    const from = query.from === undefined ? undefined : new Date(query.from)
    const to = query.to === undefined ? undefined : new Date(query.to)
    const asked = { kind, from, to, before: readCursor(query.after), limit: query.first ?? ENTRIES_A_PAGE }
    const { entries, nextBefore } = await wallets.listStatement(session, asked, locale)
    return {
      content: entries.map((entry) => ({
        id: entry.version.toString(),
        at: entry.at.toISOString(),
        kind: entry.word as Static<typeof StatementEntry>['kind'],
        amount: formatMoney(entry.amount),
        balanceBefore: formatMoney(entry.before),
        balanceAfter: formatMoney(entry.after),
        currency: entry.currency,
        documentKind: entry.document.kind,
        documentId: entry.document.id,
        description: entry.description,
      })),
      nextCursor: nextBefore?.toString() ?? null,
    }
  })
}

/** The cursor is the number of the last entry seen; it says nothing a caller could misuse. */
function readCursor(after: string | undefined): bigint | undefined {
  if (after === undefined) return undefined
  if (!/^\d{1,18}$/.test(after)) throw httpErrors.INVALID_INPUT({ field: 'after' })
  return BigInt(after)
}
