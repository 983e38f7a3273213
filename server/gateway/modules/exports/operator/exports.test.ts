import { afterEach, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../../testing/gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const DRAW = '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'

it('lists are named as the platform names them, and their filters told as the graph does', async () => {
  gateway = await startGateway({
    answers: {
      createExport: ({ body }) => ({
        ...(body as object),
        ...{ id: DRAW, state: 'QUEUED', failure: null, rowsExpected: null, rowsWritten: 0, mostRows: 5, size: '0' },
        ...{ askedAt: '2026-11-22T03:00:00.000Z', endedAt: null, expiresAt: null, hasFile: false },
      }),
    },
  })
  const of = `{ lotteryDraws: { lotteryCode: "SSC_1M", ids: ["${DRAW}"], isOfficial: false, state: null } }`
  const { data, errors } = await gateway.query(
    `mutation { createExport(input: { of: ${of}, format: CSV, timeZone: "UTC" }) { export { source filter } } }`,
    { token: 'token-of-an-operator' },
  )
  expect(errors).toBeUndefined()
  const asked = gateway.wps.requests.find(({ method, url }) => method === 'POST' && url === '/wps/admin/exports')
  expect(asked?.body).toMatchObject({
    source: 'LOTTERY_DRAWS',
    filter: { gameCode: 'SSC_1M', ids: DRAW, isOfficial: false },
  })
  const filter = { lotteryCode: 'SSC_1M', ids: DRAW, isOfficial: false }
  expect(data?.createExport).toEqual({ export: { source: 'LOTTERY_DRAWS', filter } })
})
