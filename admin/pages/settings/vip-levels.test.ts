import { expect, it } from 'vitest'
import { levelsInput } from './vip-levels.ts'

const amounts = {
  deposits: '100',
  validBet: '200',
  keepValidBet: '0',
  upgradeBonus: '1',
  monthlyBonus: '2',
  birthdayBonus: '3',
}

it('sends what was typed of a level, and what was wished as it was', () => {
  const names = [{ name: 'Gold' }, { name: 'Vàng' }]
  const sent = {
    names: [
      { language: 'en', name: 'Gold' },
      { language: 'vi', name: 'Vàng' },
    ],
    ...amounts,
  }
  const languages = ['en', 'vi']
  expect(levelsInput({ levels: [{ names, ...amounts, rebateRise: 5, risePercent: 0.15 }] }, languages)).toEqual([
    { ...sent, rebateRise: 15 },
  ])
  expect(levelsInput({ levels: [{ names, ...amounts, rebateRise: 5 }] }, languages)).toEqual([
    { ...sent, rebateRise: 5 },
  ])
  expect(levelsInput({ levels: null }, languages)).toEqual([])
})
