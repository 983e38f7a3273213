import { familyOf } from '@croupier/lottery/families/families.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import words from '../../locales/vi/lottery.json'
import type { Lottery, OpenLottery } from '../features/lottery/use-lottery.ts'

/** The draw of the north that takes bets. */
export const draw = '20261122-0731'

/** The north of Vietnam, paying so much for a number of two digits; the usual odds without it. */
export function openNorth(odds?: number): OpenLottery {
  const rules = {
    version: 1,
    withheld: [],
    lowestSeries: 1960,
    highestSeries: 1960,
    smallestUnit: '1000.0000',
    memberStakeLimit: '50000000.0000',
  }
  const lottery = {
    code: 'VN_NORTH_1M',
    rules,
    currentDraw: { number: draw, closesAt: null },
  } as unknown as Lottery
  return { lottery, family: familyOf('VN_NORTH'), table: odds === undefined ? {} : { 'lo-2': { win: odds } } }
}

/** The dialog before the money moves. */
export const lastLook = () => screen.findByRole('dialog', { name: words.confirm.title })

/** The button that moves the money, as soon as it takes a press. */
export async function agreement() {
  const button = within(await lastLook()).getByRole('button', { name: /^Đặt / })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}
