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
        action_id: Text,
        game_id: Text,
        user_id: Text,
        action: Type.Enum(['bet', 'win']),
        amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        time: DateTime,
      }),
      { maxItems: REPORT_PAGE_SIZE },
    ),
    next_cursor: Type.Union([Type.String({ minLength: 1, maxLength: 400 }), Type.Null()]),
  }),
)
const KINDS = { bet: 'BET', win: 'WIN' } as const

/** What GCP-style vendors moved in our wallets: `POST /transactions`, signed as every other call, page after page. */
export const gcpReport = (api: SignedApi, casinoId: string): VendorReport => ({
  readPage: (query) =>
    askReport(
      api,
      '/transactions',
      {
        casino_id: casinoId,
        from: query.from.toISOString(),
        to: query.to.toISOString(),
        limit: REPORT_PAGE_SIZE,
        ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
      },
      query,
      (answer) => {
        if (!Page.Check(answer)) return undefined
        const movements = answer.transactions.map((row) => ({
          transactionId: row.action_id,
          kind: KINDS[row.action],
          round: row.game_id,
          user: row.user_id,
          player: playerOf(row.user_id),
          amount: fromWire(row.amount),
          currency: row.currency,
          at: new Date(row.time),
        }))
        return { movements, cursor: answer.next_cursor }
      },
    ),
})
