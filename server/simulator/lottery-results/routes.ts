import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import { type Publishers, publisherFaults, publisherNames } from './publishers.ts'

const Asked = Type.Object({
  publisher: Type.Enum([...publisherNames]),
  station: Type.String({ pattern: '^[A-Z_]{2,32}$' }),
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
})
const Plan = Type.Object({ publisher: Type.Enum([...publisherNames]), fault: Type.Enum([...publisherFaults]) })

/** Results of the lottery companies as two publishers tell them, and what those get wrong. */
export function registerLotteryResults(room: FastifyInstance, publishers: Publishers): void {
  room.get('/lottery-results/:publisher/:station/:date', async (request) => {
    const { publisher, station, date } = readInput(Asked, request.params)
    const result = publishers.find(publisher, station, date)
    if (result === undefined) throw new SimulatorError(404, 'NOT_PUBLISHED', `Nothing of ${station} on ${date} yet`)
    return result
  })
  room.post('/lottery-results/faults', async (request) => {
    const { publisher, fault } = readInput(Plan, request.body)
    publishers.plan(publisher, fault)
    return { publisher, fault }
  })
}
