import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { need } from '../../../../../tests/support/need.ts'
import { SAKURA, SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

const reason = 'Theo thư của đối tác'

let platform: TestPlatform
let tokens: { first: string; second: string }
beforeAll(async () => {
  platform = await startPlatform()
  const [first, second] = await Promise.all([platform.operator('operator'), platform.operator('operator2')])
  tokens = { first, second }
})
afterAll(() => platform.stop())

const params = { id: SAKURA }
const change = (token: string, body: object) =>
  platform.call('updateMerchant', { token, params, body: { ...body, reason } })
const read = async () => (await platform.call('getMerchant', { token: tokens.first, params })).value
const waiting = async () =>
  (await platform.call('listProposals', { token: tokens.first, merchant: 'SAKURA' })).value.map(({ kind }) => kind)

/** A brand that demands to know who withdraws, with nothing that waits. */
beforeEach(async () => {
  const { proposal } = await read()
  if (proposal !== null)
    await platform.call('refuseProposal', { token: tokens.first, params: { id: proposal.id }, body: { reason } })
  await change(tokens.first, { name: 'Sakura', identityForWithdrawal: true })
})

it('to know who withdraws is given up by two operators who want the same', async () => {
  const proposed = await change(tokens.first, { identityForWithdrawal: false })
  expect(proposed.value).toMatchObject({
    identityForWithdrawal: true,
    proposal: {
      kind: 'merchantProtection',
      subjectId: SAKURA,
      wish: { identityForWithdrawal: false },
      proposedByAccount: 'operator',
      reason,
    },
  })
  expect(await waiting()).toEqual(['merchantProtection'])
  expect(await change(tokens.first, { identityForWithdrawal: false })).toMatchObject({
    status: 409,
    code: 'FOUR_EYES_SAME_OPERATOR',
  })
  // The form sends what it does not change besides.
  const { name, realityCheckMinutes, operatorTotpRequired } = await read()
  const whole = { name, realityCheckMinutes, operatorTotpRequired, identityForWithdrawal: false }
  expect((await change(tokens.second, whole)).value).toMatchObject({ identityForWithdrawal: false, proposal: null })
  const log = await platform.call('listAuditEntries', {
    token: tokens.first,
    merchant: 'SAKURA',
    query: { subjectKind: 'merchants' },
  })
  expect(log.value.content.slice(0, 2).map(({ action }) => action)).toEqual(['merchants.update', 'merchants.propose'])
})

it('and so is the authenticator app of operators, which one operator demands', async () => {
  // Who demands it must have one himself: here it is demanded past the operators, and they have none.
  const demandApp = (operatorTotpRequired: boolean) =>
    platform.database.transaction((tx) => platform.context.sites.updateMerchant(tx, SAKURA, { operatorTotpRequired }))
  await demandApp(true)
  try {
    // Seen from a brand that does not demand it.
    expect((await change(tokens.first, { operatorTotpRequired: false })).value).toMatchObject({
      operatorTotpRequired: true,
      proposal: { wish: { operatorTotpRequired: false } },
    })
    expect((await change(tokens.second, { operatorTotpRequired: false })).value).toMatchObject({
      operatorTotpRequired: false,
      proposal: null,
    })
  } finally {
    await demandApp(false)
  }
})

it('a change that does something else besides waits whole', async () => {
  const mixed = { name: 'Hoa Anh Đào', identityForWithdrawal: false }
  expect((await change(tokens.first, mixed)).value).toMatchObject({
    name: 'Sakura',
    identityForWithdrawal: true,
    proposal: { wish: mixed },
  })
  expect((await change(tokens.second, mixed)).value).toMatchObject({ ...mixed, proposal: null })
})

it('any other change counts at once and leaves what waits', async () => {
  await change(tokens.first, { identityForWithdrawal: false })
  const saved = await change(tokens.second, { name: 'Sakura 2', realityCheckMinutes: 30, identityForWithdrawal: true })
  expect(saved.value).toMatchObject({
    name: 'Sakura 2',
    identityForWithdrawal: true,
    proposal: { wish: { identityForWithdrawal: false } },
  })
  expect((await change(tokens.second, { identityForWithdrawal: false })).value).toMatchObject({
    name: 'Sakura 2',
    identityForWithdrawal: false,
    proposal: null,
  })
})

it('another wish takes the place of the first, and the first operator may confirm it', async () => {
  await change(tokens.first, { identityForWithdrawal: false })
  const other = { realityCheckMinutes: 15, identityForWithdrawal: false }
  expect((await change(tokens.second, other)).value).toMatchObject({
    identityForWithdrawal: true,
    proposal: { proposedByAccount: 'operator2' },
  })
  expect((await change(tokens.first, other)).value).toMatchObject({ ...other, proposal: null })
})

it('is refused whichever brand is in view, in the log of its own', async () => {
  const { proposal } = (await change(tokens.first, { identityForWithdrawal: false })).value
  const { id } = need(proposal)
  const refuse = { token: tokens.second, merchant: 'SENVANG', params: { id }, body: { reason } }
  expect((await platform.call('refuseProposal', refuse)).value).toMatchObject({ id, kind: 'merchantProtection' })
  expect(await platform.call('refuseProposal', refuse)).toMatchObject({ code: 'PROPOSAL_NOT_FOUND' })
  const lastOf = async (merchant: string) =>
    (await platform.call('listAuditEntries', { token: tokens.first, merchant })).value.content[0]
  expect(await lastOf('SAKURA')).toMatchObject({
    action: 'proposals.refuse',
    subjectKind: 'merchants',
    subjectId: SAKURA,
  })
  expect(await lastOf('SENVANG')).not.toMatchObject({ subjectId: SAKURA })
  expect(await read()).toMatchObject({ identityForWithdrawal: true, proposal: null })
  const other = await platform.call('getMerchant', { token: tokens.first, params: { id: SENVANG } })
  expect(other.value.proposal).toBeNull()
})
