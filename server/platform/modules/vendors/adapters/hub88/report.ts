import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { DateTime } from '../../../../http/call.ts'
import type { VendorReport } from '../../vendor-adapter.ts'
import { playerOf } from '../player.ts'
import { askReport, REPORT_PAGE_SIZE } from '../report-page.ts'
import type { SignedApi } from '../signed-api.ts'
import { fromWire } from './amounts.ts'

const Text = Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\u0000]+$' })
const Page = Compile(
  Type.Object({
    transactions: Type.Array(
      Type.Object({
        transaction_uuid: Text,
        round: Text,
        user: Text,
        type: Type.Enum(['bet', 'win']),
        amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        created_at: DateTime,
      }),
      { maxItems: REPORT_PAGE_SIZE },
    ),
    next_cursor: Type.Union([Type.String({ minLength: 1, maxLength: 400 }), Type.Null()]),
  }),
)
const KINDS = { bet: 'BET', win: 'WIN' } as const

/** What Hub88-style vendors moved in our wallets: `POST /transactions`, signed as every other call, page after page. */
export const hub88Report = (api: SignedApi, operatorId: string | number): VendorReport => ({
  readPage: (query) =>
    askReport(
      api,
      '/transactions',
      {
        operator_id: operatorId,
        from: query.from.toISOString(),
        to: query.to.toISOString(),
        limit: REPORT_PAGE_SIZE,
        ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
      },
      query,
      (answer) => {
        if (!Page.Check(answer)) return undefined
        const movements = answer.transactions.map((row) => ({
          transactionId: row.transaction_uuid,
          kind: KINDS[row.type],
          round: row.round,
          user: row.user,
          player: playerOf(row.user),
          amount: fromWire(row.amount),
          currency: row.currency,
          at: new Date(row.created_at),
        }))
        return { movements, cursor: answer.next_cursor }
      },
    ),
})
