import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../server/platform/http/call.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { listCalls } from '../../server/platform/modules.ts'
import {
  type CallAnswer,
  type CallName,
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  startPlatform,
  type TestPlatform,
} from '../support/platform.ts'
import {
  type BorderCall,
  callsOfTheHouse,
  memberCalls,
  missing,
  operatorCalls,
  ownParts,
  wordsOfEveryBrand,
} from './support/border-calls.ts'
import { makeThings, type Things } from './support/border-things.ts'

const all: [string, Call][] = listCalls().map(({ name, call }) => [name, call])
const byId = (...accesses: string[]) =>
  all.filter(([, { access, path }]) => accesses.includes(access) && path.includes('/:')).map(([name]) => name)

let platform: TestPlatform
let things: Things
beforeAll(async () => {
  platform = await startPlatform()
  things = await makeThings(platform)
})
afterAll(() => platform.stop())

const said = ({ status, code, field, message }: CallAnswer) => ({ status, code, field, message })

/** Names the things themselves, or in their places what does not exist. */
function ask(name: CallName, { params, words, ...rest }: BorderCall, token: string, isThere: boolean) {
  const named = Object.entries(params).map(([key, kind]) => [key, isThere ? things[kind] : missing(kind)])
  const given = { ...rest, params: { ...Object.fromEntries(named), ...words }, token, ip: randomAddress() }
  return platform.call(name, given)
}

const entries = (calls: typeof operatorCalls) => Object.entries(calls) as [CallName, BorderCall][]

describe('an administrator of one brand', () => {
  let token: string
  beforeAll(async () => {
    const account = 'neighbour'
    const who = { account, name: 'Láng giềng', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account, password: DEMO_PASSWORD }
    token = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
  })

  it('is tried at every call by id', () => {
    const tried = [...Object.keys(operatorCalls), ...wordsOfEveryBrand, ...callsOfTheHouse]
    expect(tried.toSorted()).toEqual(byId('operator').toSorted())
  })

  it.each(callsOfTheHouse)('is refused %s, whatever it names', async (name) => {
    const params = { id: name.endsWith('Failure') ? newId() : 'follow-payouts' }
    const isRead = name.startsWith('get')
    const answer = await platform.call(name, { token, params, ...(!isRead && { body: { reason: 'thử' } }) })
    expect(answer).toMatchObject({ status: 403, code: 'OPERATOR_BEYOND_BRANDS' })
  })

  it.each(entries(operatorCalls))('hears of %s at another brand what is heard of nothing', async (name, call) => {
    const nothing = await ask(name, call, token, false)
    expect(nothing.success).toBe(false)
    expect(said(await ask(name, call, token, true))).toEqual(said(nothing))
    // The thing was there all the time: its own brand hears something else, be it a picture instead of an envelope.
    expect(await ask(name, call, things.head, true).then(said, () => 'bytes')).not.toEqual(said(nothing))
  })
})

describe('a member', () => {
  let strangers: Record<'of the same brand' | 'of another brand', string>
  beforeAll(async () => {
    const stranger = (merchantId?: string) =>
      platform.signedInMember({ canPay: true, ...(merchantId === undefined ? {} : { merchantId }) })
    strangers = { 'of the same brand': (await stranger()).token, 'of another brand': (await stranger(SAKURA)).token }
  })

  it('is tried at every call by id', () => {
    expect([...Object.keys(memberCalls), ...ownParts].toSorted()).toEqual(byId('member', 'optional').toSorted())
  })

  it.each(entries(memberCalls))('hears of %s of others what is heard of nothing', async (name, call) => {
    for (const [brand, token] of Object.entries(strangers)) {
      const merchant = brand === 'of another brand' ? { merchant: 'SAKURA' } : {}
      const nothing = await ask(name, { ...call, ...merchant }, token, false)
      expect(said(await ask(name, { ...call, ...merchant }, token, true)), brand).toEqual(said(nothing))
    }
  })
})
