import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bars } from './bars.tsx'

const lines = ['30', '-10', '0'].map((value, place) => ({ key: `d${place}`, name: `0${place + 1}/11`, value }))

/** From where to where each bar goes, in percent of the chart's height. */
const drawn = (chart: Element) =>
  [...chart.querySelectorAll<HTMLElement>('.group .rounded-sm')].map(({ style }) => [style.bottom, style.height])

test('gains stand on nought and losses hang below it', () => {
  const { container } = render(<Bars lines={lines} label="profit" format={(value) => `${value} ₫`} isProfit />)
  // Marks go from -10 to 30.
  expect(drawn(container)).toEqual([
    ['25%', '75%'],
    ['0%', '25%'],
    ['25%', '0%'],
  ])
})

test('each bar tells its exact amount under its name', () => {
  const { container } = render(<Bars lines={lines} label="profit" format={(value) => `${value} ₫`} />)
  expect([...container.querySelectorAll('.group')].map(({ textContent }) => textContent)).toEqual([
    '01/11profit: 30 ₫',
    '02/11profit: -10 ₫',
    '03/11profit: 0 ₫',
  ])
})

test('of many names some stand under their bars, fewer on a phone', () => {
  const month = Array.from({ length: 30 }, (_none, day) => ({ key: `${day}`, name: `n${day}`, value: '1' }))
  const { container } = render(<Bars lines={month} label="profit" format={String} />)
  const names = [...container.querySelectorAll('.line-clamp-2')]
  const shown = (unless: string) => names.filter(({ classList }) => !classList.contains(unless)).length
  expect([shown('max-lg:hidden'), shown('lg:hidden')]).toEqual([5, 10])
})
