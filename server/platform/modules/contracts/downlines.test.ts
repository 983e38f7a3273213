import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractTools, house, type Maker, termsAt } from '../../../../tests/support/contracts.ts'
import { need } from '../../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createContractTools>
let contracts: TestPlatform['context']['contracts']
beforeAll(async () => {
  platform = await startPlatform()
  tools = createContractTools(platform)
  contracts = platform.context.contracts
})
afterAll(() => platform.stop())

/** The platform proposes other terms to the top of a line; answers how they are signed. */
async function offered(top: Maker, percent: number) {
  const { id, proposed_version } = await contracts.propose(house, { payeeId: top.memberId, terms: termsAt(percent) })
  return (isConfirmed: boolean) =>
    contracts.accept(top, { contractId: id, version: proposed_version ?? 0, isConfirmed })
}

describe('a rate lower than those of downlines', () => {
  it('ends their contracts once that is confirmed, with all of their lines, and no others', async () => {
    const { agents, ids } = await tools.signedLine(3, 2, 1)
    const top = need(agents[0])
    const modest = await tools.below(top)
    const kept = await tools.sign(top, modest, termsAt(1.5))
    const [id, ended, below] = ids.map(need)
    const sign = await offered(top, 1.5)
    await expect(sign(false)).rejects.toMatchObject({
      code: 'CONTRACT_ENDS_DOWNLINES',
      extras: {
        count: 2,
        contracts: [
          { id: ended, payeeId: agents[1]?.memberId, payeeAccount: agents[1]?.account },
          { id: below, payeeId: agents[2]?.memberId },
        ],
      },
    })
    expect(await tools.states(need(id), need(ended), need(below), kept)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
    ])
    expect(await sign(true)).toMatchObject({ state: 'ACTIVE', version: 2 })
    expect(await tools.states(need(id), need(ended), need(below), kept)).toEqual([
      'ACTIVE',
      'TERMINATED',
      'TERMINATED',
      'ACTIVE',
    ])
    const { steps } = await contracts.find(need(agents[2]), need(below))
    expect(steps.at(-1)).toMatchObject({ deed: 'ENDED', actor: 'UPLINE', actorName: top.account, causeId: id })
  })

  it('touches nobody whose rate is no higher, nor other kinds', async () => {
    const { agents, ids } = await tools.signedLine(3, 1)
    const [top, below] = [need(agents[0]), need(agents[1])]
    await tools.sign(house, top, termsAt(20, 0, 'DIVIDEND'))
    const dividend = await tools.sign(top, below, termsAt(20, 0, 'DIVIDEND'))
    expect(await (await offered(top, 1))(false)).toMatchObject({ version: 2 })
    expect(await tools.states(need(ids[1]), dividend)).toEqual(['ACTIVE', 'ACTIVE'])
  })

  it('is not more than the threshold: the same rate for more is worse too', async () => {
    const { agents, ids } = await tools.signedLine(2, 2)
    const top = need(agents[0])
    const order = { payeeId: top.memberId, terms: termsAt(2, 1_000) }
    const { id } = await contracts.propose(house, order)
    await contracts.accept(top, { contractId: id, version: 2, isConfirmed: true })
    expect(await tools.states(need(ids[1]))).toEqual(['TERMINATED'])
  })

  it('takes away what was proposed below and could not be signed any more, and nothing else', async () => {
    const { agents, ids } = await tools.signedLine(3, 2, 0.5)
    const [top, middle, low] = [need(agents[0]), need(agents[1]), need(agents[2])]
    const [never, fits] = [await tools.below(top), await tools.below(top)]
    const offer = async (payer: Maker, payeeId: string, percent: number) =>
      (await contracts.propose(payer, { payeeId, terms: termsAt(percent) })).id
    const lapsed = await offer(top, never.memberId, 2)
    const kept = await offer(top, fits.memberId, 1)
    await offer(top, middle.memberId, 2.5)
    const underMiddle = await offer(middle, low.memberId, 0.8)
    // Nobody loses what he has: the contract at 2 % stays, what was proposed for it does not.
    expect(await (await offered(top, 2))(false)).toMatchObject({ version: 2 })
    expect(await tools.states(lapsed, kept, need(ids[1]))).toEqual(['REQUESTED', 'REQUESTED', 'ACTIVE'])
    expect(await contracts.find(middle, need(ids[1]))).toMatchObject({ awaits: null, proposed_version: null })
    // Under a contract that ends nothing can be signed.
    expect(await (await offered(top, 1.2))(true)).toMatchObject({ version: 3 })
    expect(await tools.states(lapsed, kept, need(ids[1]), underMiddle)).toEqual([
      'REJECTED',
      'REQUESTED',
      'TERMINATED',
      'TERMINATED',
    ])
    const { steps } = await contracts.find(never, lapsed)
    expect(steps.at(-1)).toMatchObject({ deed: 'LAPSED', actor: 'UPLINE', actorName: top.account, causeId: ids[0] })
    const told = await platform.database.raw('select title from member_messages where member_id = $1 order by title', [
      never.memberId,
    ])
    expect(told).toContainEqual({ title: expect.stringContaining('hết hiệu lực') })
  })

  it('may be raised without ending anything', async () => {
    const { agents, ids } = await tools.signedLine(2, 2)
    expect(await (await offered(need(agents[0]), 3))(false)).toMatchObject({ version: 2 })
    expect(await tools.states(need(ids[1]))).toEqual(['ACTIVE'])
  })
})

it('the end of a contract ends its line, once that is confirmed', async () => {
  const { agents, ids } = await tools.signedLine(3, 2, 1)
  const top = need(agents[0])
  const [first, second, third] = [need(ids[0]), need(ids[1]), need(ids[2])]
  await contracts.terminate(need(agents[1]), { contractId: second })
  const agree = (isConfirmed: boolean) => contracts.accept(top, { contractId: second, version: 1, isConfirmed })
  await expect(agree(false)).rejects.toMatchObject({ code: 'CONTRACT_ENDS_DOWNLINES', extras: { count: 1 } })
  expect(await agree(true)).toMatchObject({ state: 'TERMINATED' })
  expect(await tools.states(first, second, third)).toEqual(['ACTIVE', 'TERMINATED', 'TERMINATED'])
})

race('of a lower rate above and a signature below either both fit or one has ended the other', async () => {
  const { agents } = await tools.signedLine(3)
  const top = need(agents[0])
  const below = await tools.below(top)
  const { id } = await contracts.propose(top, { payeeId: below.memberId, terms: termsAt(2) })
  const lower = await offered(top, 1)
  const [above, signed] = await Promise.allSettled([
    lower(true),
    contracts.accept(below, { contractId: id, version: 1, isConfirmed: false }),
  ])
  expect(above.status).toBe('fulfilled')
  if (signed.status === 'rejected') expect(signed.reason).toMatchObject({ code: 'CONTRACT_STATE_CHANGED' })
  expect(await tools.states(id)).toEqual([signed.status === 'fulfilled' ? 'TERMINATED' : 'REJECTED'])
})
