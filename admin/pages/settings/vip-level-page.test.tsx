// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import VipLevels from './VipLevels.tsx'

const level = {
  names: [
    { language: 'en', name: 'Gold' },
    { language: 'vi', name: 'Vàng' },
  ],
  deposits: '1000.00',
  validBet: '2000.00',
  keepValidBet: '0.00',
  upgradeBonus: '10.00',
  monthlyBonus: '20.00',
  birthdayBonus: '30.00',
  rebateRise: 10,
}
const brand = { id: 'm1', code: 'SENVANG', languages: ['vi', 'en'] }

it('a level is changed and sent whole, with a reason', async () => {
  const { asked } = serve({
    ConsoleVipLevels: () => ({ settings: { id: 'm1', levels: [level], proposal: null } }),
    UpdateVipLevels: () => ({ payload: { saved: { proposal: null }, userErrors: [] } }),
  })
  const { user, fill } = await show(<VipLevels />, {
    permissions: ['VIP_LEVELS_READ', 'VIP_LEVELS_CHANGE'],
    dataProvider: {
      getList: async (resource) => ({ data: (resource === 'merchants' ? [brand] : []) as never[], total: 1 }),
    },
  })
  await fill(await screen.findByLabelText(/^Monthly bonus/), '25')
  // What is typed is written out as people read it, in a row of a list too.
  expect(screen.getByText('2,000 · What all valid bets must come to.')).toBeDefined()
  await fill(screen.getByLabelText(/^Reason/), 'more for loyal members')
  await user.click(screen.getByText('Save'))
  const typed = { deposits: '1000', validBet: '2000', keepValidBet: '0', upgradeBonus: '10', birthdayBonus: '30' }
  const levels = [{ ...level, ...typed, monthlyBonus: '25' }]
  await expect
    .poll(() => asked.filter(({ name }) => name === 'UpdateVipLevels'))
    .toEqual([{ name: 'UpdateVipLevels', variables: { input: { levels, reason: 'more for loyal members' } } }])
})
