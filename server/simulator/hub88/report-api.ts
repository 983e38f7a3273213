import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { readInput } from '../http/input.ts'
import type { VendorReports } from '../vendor-reports/reports.ts'
import { reportQuery, reportSpan } from '../vendor-reports/request.ts'

const Request = Type.Object({
  operator_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 255 })])),
  ...reportSpan,
})

/** What the vendors of this protocol moved in a span, page after page by a cursor; amounts at 100 000 per unit. */
export function registerReportApi(api: FastifyInstance, reports: VendorReports): void {
  api.post('/hub88/operator/generic/v2/transactions', async (request) => {
    const asked = readInput(Request, request.body, 'RS_ERROR_WRONG_SYNTAX')
    const { rows, nextCursor } = reports.page('hub88', reportQuery(asked))
    return {
      transactions: rows.map(({ transaction, round, user, gameCode, kind, amount, currency, at }) => ({
        transaction_uuid: transaction,
        round,
        user,
        game_code: gameCode,
        type: kind.toLowerCase(),
        amount,
        currency,
        created_at: at,
      })),
      next_cursor: nextCursor,
    }
  })
}
