import { describe, expect, expectTypeOf, it } from 'vitest'
import '../../modules.ts'
import { listRights, type RightName, rightNamed, rightsAt, rightsOf, withReads } from './rights.ts'
import { HOUSE_ROLES } from './roles.ts'

it('a right is named by a module below those that define it', () => {
  expect(rightNamed('lotteryDraws.enter')).toEqual({ name: 'lotteryDraws.enter', level: 'ACT' })
  expectTypeOf<'lotteryDraws.enter'>().toExtend<RightName>()
  expectTypeOf<'lotteryDraws.entre'>().not.toExtend<RightName>()
})

describe('a role of the house', () => {
  it('of an administrator may everything, of an auditor whatever looks and nothing else', () => {
    const all = listRights()
    expect([...rightsOf('ADMIN')]).toEqual(all.map(({ name }) => name))
    expect([...rightsOf('AUDITOR')]).toEqual(all.filter(({ level }) => level === 'READ').map(({ name }) => name))
  })

  it.each(HOUSE_ROLES)('%s sees whatever it acts on', (role) => {
    const rights = rightsOf(role)
    expect(withReads([...rights]).filter((name) => !rights.has(name))).toEqual([])
  })

  it('for marketing moves no money, and for a cashier publishes nothing', () => {
    const marketing = rightsOf('MARKETING')
    expect([...marketing].filter((name) => /^(withdrawals|deposits|adjustments|suspense)\./.test(name))).toEqual([])
    expect(rightsOf('CASHIER').has('banners.change')).toBe(false)
  })
})

it('a right that no module knows any more counts for nothing', () => {
  const rights = rightsAt({ house_role: null, role_rights: ['banners.read', 'gone.read'] })
  expect([...rights]).toEqual(['banners.read'])
  expect([...rightsAt({ house_role: 'GONE', role_rights: null })]).toEqual([])
})
