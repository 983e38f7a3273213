import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { rawAnswer } from '../../http/envelope.ts'
import { feedOf, numberCursor, stretchOf } from '../../http/feed.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import type { LineTransfersDependencies, StatementDependencies, VendorTransfersDependencies } from './dependencies.ts'
import { walletsErrors } from './errors.ts'
import { walletsPolicy } from './policy.ts'
import { type StatementEntry, type WalletTransfer, walletsCalls } from './schema.ts'
import { listStatement } from './service/list-statement.ts'
import { hasSingleWallet, listVendorWallets } from './service/list-vendor-wallets.ts'
import { readBalance } from './service/read-balance.ts'
import { readLine } from './service/read-line.ts'
import { returnWallets } from './service/return-wallets.ts'
import { sendToLine } from './service/send-to-line.ts'
import { transferWallet } from './service/transfer-wallet.ts'
import { writeStatement } from './statement-csv.ts'
import { listLastTransfers, type TransferRow } from './vendor-transfers-repository.ts'

type Context = HttpContext & VendorTransfersDependencies & LineTransfersDependencies & StatementDependencies

const TRANSFERS_SHOWN = 10

export function registerWalletsRoutes(app: FastifyInstance, context: Context): void {
  registerStatement(app, context)
  registerVendorWallets(app, context)
  registerLine(app, context)

  route(app, context, walletsCalls.getBalance, async ({ session }) => {
    const { balance, version, ...rest } = await readBalance(context, session)
    return { ...rest, balance: formatMoney(balance), version: Number(version) }
  })

  route(app, context, walletsCalls.getMerchantWallet, async ({ session }) => ({
    isSingle: await hasSingleWallet(context, session),
  }))
}

function registerStatement(app: FastifyInstance, context: Context): void {
  route(app, context, walletsCalls.listStatement, async ({ session, query, locale }) => {
    const stretch = stretchOf(query, numberCursor)
    const part = await listStatement(context, session, { ...filterOf(query), stretch }, locale)
    const placeOf = ({ version }: Entry) => version
    return feedOf(stretch, part, { present: presentEntry, placeOf, cursor: numberCursor })
  })

  route(app, context, walletsCalls.downloadStatement, ({ session, query, locale }) =>
    rawAnswer(Readable.from(writeStatement(context, session, filterOf(query), locale)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="statement.csv"',
      },
    }),
  )
}

function registerVendorWallets(app: FastifyInstance, context: Context): void {
  route(app, context, walletsCalls.getWallets, async ({ session }) => {
    const [list, transfers] = await Promise.all([
      listVendorWallets(context, session),
      listLastTransfers(context.database.query, session, TRANSFERS_SHOWN),
    ])
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
    const transfer = await transferWallet(context, {
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
    return { transfers: (await returnWallets(context, session, idempotencyKey)).map(presentTransfer) }
  })
}

function registerLine(app: FastifyInstance, context: Context): void {
  route(app, context, walletsCalls.getLineTransfers, async ({ session, query }) => {
    const { rule, receivers, transfers } = await readLine(context, session, query.account)
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
    const sent = await sendToLine(context, session, { ...body, amount, idempotencyKey })
    return {
      id: sent.id,
      account: body.account.trim(),
      amount: formatMoney(sent.amount),
      createdAt: sent.created_at.toISOString(),
    }
  })
}

type Entry = Awaited<ReturnType<typeof listStatement>>['rows'][number]

const presentEntry = (entry: Entry): Static<typeof StatementEntry> => ({
  id: entry.id,
  at: entry.at.toISOString(),
  kind: entry.word as Static<typeof StatementEntry>['kind'],
  amount: formatMoney(entry.amount),
  balanceBefore: formatMoney(entry.before),
  balanceAfter: formatMoney(entry.after),
  currency: entry.currency,
  documentKind: entry.document.kind,
  documentId: entry.document.id,
  description: entry.description,
})

/** The name of the main wallet beside vendors' codes. */
const MAIN = 'MAIN'

function presentTransfer(row: TransferRow): Static<typeof WalletTransfer> {
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
