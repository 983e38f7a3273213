import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Faults } from '../faults/faults.ts'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import { prefix } from '../http/page.ts'
import type { Payouts } from './payouts.ts'
import type { Statement } from './statement.ts'

const Moment = Type.String({ format: 'date-time', maxLength: 40 })

const Query = Type.Object(
  {
    account: Type.String({ pattern: '^[A-Za-z0-9]{1,19}$' }),
    from: Moment,
    to: Moment,
    cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$' })),
  },
  { additionalProperties: false },
)

interface Parts {
  readonly payouts: Payouts
  readonly statement: Statement
  readonly faults: Faults
}

/** The statement of the customer's accounts, signed like its questions about payouts: over the path, with the query. */
export function registerStatement(room: FastifyInstance, { payouts, statement, faults }: Parts) {
  room.get('/bank/statement', (request, reply) => {
    payouts.checkSignature(request.url.slice(`${prefix}/bank`.length), request.headers['x-signature'])
    const { account, from, to, cursor, limit = '200' } = readInput(Query, request.query)
    const page = statement.page({ account, from, to, cursor, limit: Number(limit) })
    if (faults.take('bank', 'statement')?.fault === 'lost-answer')
      throw new SimulatorError(500, 'ANSWER_LOST', 'the answer is lost (injected)')
    return reply.send(page)
  })
}
