import { afterEach, expect, it } from 'vitest'
import { failWith } from '../testing/fake-wps.ts'
import { type Listener, startListener } from '../testing/listener.ts'

let listener: Listener
afterEach(() => listener.stop())

const operator = { id: 'operator-1', account: 'operator', rights: [], brands: [] }
const jobs = 'subscription { operatorJobsChanged { id state } }'

it('an operator is told how jobs stand, and again soon after one changed', async () => {
  let state = 'HEALTHY'
  const answers = { getOperator: () => operator, listJobs: () => [{ id: 'send-mail', kind: 'QUEUE', state }] }
  listener = await startListener({ answers })
  const words = listener.client.iterate({ query: jobs })
  const told = async () => (await words.next()).value
  expect(await told()).toEqual({ data: { operatorJobsChanged: [{ id: 'send-mail', state: 'HEALTHY' }] } })
  state = 'FAILING'
  listener.gateway.wps.publish({ type: 'job', merchantId: '', job: 'send-mail' })
  expect(await told()).toEqual({ data: { operatorJobsChanged: [{ id: 'send-mail', state: 'FAILING' }] } })
})

it('who does not work for every brand is told nothing', async () => {
  const answers = { getOperator: () => operator, listJobs: failWith(403, 'OPERATOR_BEYOND_BRANDS') }
  listener = await startListener({ answers })
  const refused = await listener.client.iterate({ query: jobs }).next()
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
})
