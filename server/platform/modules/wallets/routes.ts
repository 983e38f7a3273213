import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { rawAnswer } from '../../http/envelope.ts'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import { walletsErrors } from './errors.ts'
import { walletsPolicy } from './policy.ts'
import { type StatementEntry, type WalletTransfer, walletsCalls } from './schema.ts'
import type { VendorTransfer, WalletsService } from './service.ts'
import { writeStatement } from './statement-csv.ts'

interface Context extends HttpContext {
  readonly wallets: WalletsService
}

const ENTRIES_A_PAGE = 20

export function registerWalletsRoutes(app: FastifyInstance, context: Context): void {
  registerStatement(app, context)
  registerVendorWallets(app, context)
  registerLine(app, context)
  const { wallets } = context

  route(app, context, walletsCalls.getBalance, async ({ session }) => {
    const { balance, version, ...rest } = await wallets.getBalance(session)
    return { ...rest, balance: formatMoney(balance), version: Number(version) }
  })

  route(app, context, walletsCalls.getMerchantWallet, async ({ session }) => ({
    isSingle: await wallets.isSingle(session),
  }))
}

function registerStatement(app: FastifyInstance, context: Context): void {
  const { wallets } = context

  route(app, context, walletsCalls.listStatement, async ({ session, query, locale }) => {
    const asked = { ...filterOf(query), before: readCursor(query.after), limit: query.first ?? ENTRIES_A_PAGE }
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

  route(app, context, walletsCalls.downloadStatement, ({ session, query, locale }) =>
    rawAnswer(Readable.from(writeStatement(wallets, session, filterOf(query), locale)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="statement.csv"',
      },
    }),
  )
}

function registerVendorWallets(app: FastifyInstance, context: Context): void {
  const { wallets } = context
  const { vendorTransfers } = wallets

  route(app, context, walletsCalls.getWallets, async ({ session }) => {
    const [list, transfers] = await Promise.all([vendorTransfers.list(session), vendorTransfers.listTransfers(session)])
    return {
      isSingle: list.length === 0,
      wallets: list.map(({ code, name, balance }) => ({
        vassalage: code,
        displayName: name,
        balance: formatMoney(balance),
      })),
      transfers: transfers.map(presentTransfer),
    }
  })

  route(app, context, walletsCalls.transferWallet, async ({ session, body, idempotencyKey }) => {
    if (!walletsPolicy['money.move'](session)) throw walletsErrors.WALLET_NEEDS_TRUE_ACCOUNT()
    const { from, to } = body
    if ((from === MAIN) === (to === MAIN)) throw walletsErrors.WALLET_SAME({ field: 'to' })
    const transfer = await vendorTransfers.transfer({
      merchantId: session.merchantId,
      memberId: session.memberId,
      currency: session.currency,
      direction: from === MAIN ? 'IN' : 'OUT',
      vendorCode: from === MAIN ? to : from,
      amount: parseMoney(body.amount, 'amount'),
      idempotencyKey,
    })
    return presentTransfer(transfer)
  })

  route(app, context, walletsCalls.returnWallets, async ({ session, idempotencyKey }) => {
    if (!walletsPolicy['money.move'](session)) throw walletsErrors.WALLET_NEEDS_TRUE_ACCOUNT()
    return { transfers: (await vendorTransfers.returnAll(session, idempotencyKey)).map(presentTransfer) }
  })
}

function registerLine(app: FastifyInstance, context: Context): void {
  const { memberTransfers } = context.wallets

  route(app, context, walletsCalls.getLineTransfers, async ({ session }) => {
    const [{ rule, receivers }, transfers] = await Promise.all([
      memberTransfers.options(session),
      memberTransfers.list(session.merchantId, session.memberId),
    ])
    return {
      toUpline: rule.toUpline,
      toDownline: rule.toDownline,
      minimum: formatMoney(rule.minimum),
      maximum: formatMoney(rule.maximum),
      dailyMaximum: formatMoney(rule.dailyMaximum),
      receivers: receivers.map(({ account, nickname, direction }) => ({ account, nickname, direction })),
      transfers: transfers.map((transfer) => ({
        id: transfer.id,
        direction: transfer.sender_id === session.memberId ? ('SENT' as const) : ('RECEIVED' as const),
        account: transfer.account,
        amount: formatMoney(transfer.amount),
        createdAt: transfer.created_at.toISOString(),
      })),
    }
  })

  route(app, context, walletsCalls.sendToLine, async ({ session, body, idempotencyKey }) => {
    if (!walletsPolicy['money.move'](session)) throw walletsErrors.WALLET_NEEDS_TRUE_ACCOUNT()
    const amount = parseMoney(body.amount, 'amount')
    const sent = await memberTransfers.send(session, { ...body, amount, idempotencyKey })
    return {
      id: sent.id,
      account: body.account.trim(),
      amount: formatMoney(sent.amount),
      createdAt: sent.created_at.toISOString(),
    }
  })
}

/** The name of the main wallet beside vendors' codes. */
const MAIN = 'MAIN'

function presentTransfer(row: VendorTransfer): Static<typeof WalletTransfer> {
  return {
    id: row.id,
    vassalage: row.vendor_code,
    direction: row.direction as 'IN' | 'OUT',
    amount: formatMoney(row.amount),
    currency: row.currency,
    state: row.state as Static<typeof WalletTransfer>['state'],
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

interface StatementFilter {
  readonly kind?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

function filterOf({ kind, from, to }: StatementFilter) {
  const at = (time: string | undefined) => (time === undefined ? undefined : new Date(time))
  return { kind, from: at(from), to: at(to) }
}

/** The cursor is the number of the last entry seen; it says nothing a caller could misuse. */
function readCursor(after: string | undefined): bigint | undefined {
  if (after === undefined) return undefined
  if (!/^\d{1,18}$/.test(after)) throw httpErrors.INVALID_INPUT({ field: 'after' })
  return BigInt(after)
}
