import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { readInput } from '../http/input.ts'
import { createVendorReports, reportingVendors, type VendorReports } from './reports.ts'

const Text = Type.String({ minLength: 1, maxLength: 255 })
const Vendor = Type.Enum([...reportingVendors])
const parts = {
  round: Text,
  user: Text,
  gameCode: Text,
  kind: Type.Enum(['BET', 'WIN']),
  amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  at: Type.String({ format: 'date-time', maxLength: 40 }),
}
const strict = { additionalProperties: false }

const Wish = Type.Union([
  Type.Object({ vendor: Vendor, change: Type.Literal('reset') }, strict),
  Type.Object({ vendor: Vendor, change: Type.Literal('drop'), transaction: Text }, strict),
  Type.Object(
    { vendor: Vendor, change: Type.Literal('alter'), transaction: Text, row: Type.Partial(Type.Object(parts, strict)) },
    strict,
  ),
  Type.Object(
    { vendor: Vendor, change: Type.Literal('add'), row: Type.Object({ ...parts, transaction: Text }, strict) },
    strict,
  ),
])
const Query = Type.Object({ vendor: Vendor }, strict)

const mostShown = 100

/** What vendors report of wagers; for tests, a way to read the newest rows, and to make one wrong, missing or too many. */
export function registerVendorReports(
  room: FastifyInstance,
  wagers: Parameters<typeof createVendorReports>[0],
): VendorReports {
  const reports = createVendorReports(wagers)
  room.get('/vendor-reports', async (request) => ({
    rows: reports.latest(readInput(Query, request.query).vendor, mostShown),
  }))

  room.post('/vendor-reports', async (request) => {
    const wish = readInput(Wish, request.body)
    if (wish.change === 'reset') reports.reset(wish.vendor)
    else if (wish.change === 'add') reports.add(wish.vendor, wish.row)
    else reports.change(wish.vendor, wish.transaction, wish.change === 'drop' ? 'DROPPED' : wish.row)
    return { rows: reports.latest(wish.vendor, mostShown) }
  })
  return reports
}
