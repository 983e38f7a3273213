import { expect, expectTypeOf, it } from 'vitest'
import '../../modules.ts'
import { mayByRole, type RightName } from './rights.ts'

it('a right is named by a module below those that define it', () => {
  expect(mayByRole('ADMIN', 'lotteryDraws.enter')).toBe(true)
  expect(mayByRole('SUPPORT', 'lotteryDraws.enter')).toBe(false)
})

it('a name that no module defined is a mistake for the compiler', () => {
  expectTypeOf<'lotteryDraws.enter'>().toExtend<RightName>()
  expectTypeOf<'lotteryDraws.entre'>().not.toExtend<RightName>()
})
