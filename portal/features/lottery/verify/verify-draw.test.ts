import { commitmentOf, drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { expect, it } from 'vitest'
import { type PublishedDraw, verifyDraw } from './verify-draw.ts'

const seed = '11'.repeat(32)
const published: PublishedDraw = {
  family: 'SSC',
  lotteryCode: 'SSC_1M',
  number: '20261122-0731',
  commitment: commitmentOf(seed),
  result: drawFromSeed(familyOf('SSC'), seed, { lotteryCode: 'SSC_1M', number: '20261122-0731' }),
}

it('finds an honest draw honest', () => {
  expect(verifyDraw(published, seed)).toMatchObject({ isCommitted: true, isSameResult: true })
})

it('sees another seed, another result, and what is no seed', () => {
  expect(verifyDraw(published, '22'.repeat(32))).toMatchObject({ isCommitted: false })
  const result = published.result?.map((group) => group.map((digit) => String((Number(digit) + 1) % 10))) ?? null
  expect(verifyDraw({ ...published, result }, seed)).toMatchObject({ isCommitted: true, isSameResult: false })
  expect(verifyDraw(published, 'seed')).toBeNull()
})

it('says nothing of a result that is not published yet', () => {
  expect(verifyDraw({ ...published, result: null }, seed)).toMatchObject({ isSameResult: null })
})
