import { describe, expect, it } from 'vitest'
import { currencySymbol } from './currency-symbol.ts'
import { formatsOf } from './formats.ts'
import { numberSignsOf, readSigns } from './money.ts'
import { zoneName, zoneWords } from './zone-name.ts'

const vi = formatsOf('vi')
const en = formatsOf('en')

describe('money', () => {
  it.each([
    ['0', '0', '0'],
    ['12', '12', '12'],
    ['1234.5', '1.234,50', '1,234.50'],
    ['1234567.8999', '1.234.567,89', '1,234,567.89'],
    ['-42.005', '−42', '−42'],
    ['-0.0099', '0', '0'],
    ['123456789012345678901234.1', '123.456.789.012.345.678.901.234,10', '123,456,789,012,345,678,901,234.10'],
    ['not money', '—', '—'],
  ])('%s is %s and %s', (amount, vietnamese, english) => {
    expect([vi.money(amount), en.money(amount)]).toEqual([vietnamese, english])
  })

  it.each(['vi', 'en'])('has the signs of %s as Intl has them', (language) => {
    expect(numberSignsOf(language)).toEqual(readSigns(language))
  })

  it('puts the symbol where the language has it, after the sign', () => {
    expect(vi.money('-1589500', { symbol: '₫' })).toBe('−1.589.500\u00a0₫')
    expect(en.money('-1589500', { symbol: '₫' })).toBe('−₫1,589,500')
    expect(en.money('1500', { symbol: 'Rp' })).toBe('Rp\u00a01,500')
    expect(vi.money('1500', { currency: 'USD' })).toBe('1.500\u00a0$')
  })

  it('has cents that are nought where they are asked for alone', () => {
    expect(vi.money('1500000.0000', { cents: true })).toBe('1.500.000,00')
    expect(en.money('-0.0099', { cents: true, symbol: '₫' })).toBe('₫0.00')
  })

  it('has all four decimals of the wire where they are asked for, and none that say nothing', () => {
    const exact = { exact: true }
    expect([vi.money('1037.5049', exact), vi.money('-0.0049', exact)]).toEqual(['1.037,5049', '−0,0049'])
    expect([vi.money('1037.5000', exact), vi.money('1037.0000', exact)]).toEqual(['1.037,50', '1.037'])
  })

  it('marks gains when asked, but not zero', () => {
    expect([vi.money('5', { signed: true }), vi.money('0', { signed: true })]).toEqual(['+5', '0'])
  })
})

it('writes what comes whole without decimals', () => {
  expect([vi.whole('1234567.00'), en.whole('-1200.0000'), vi.whole('300.00', { signed: true })]).toEqual([
    '1.234.567',
    '−1,200',
    '+300',
  ])
  expect(vi.whole('0.00', { signed: true })).toBe('0')
})

it('writes numbers, odds and shares', () => {
  expect([vi.number(1234.5678), en.number(1234.5678), vi.number(99.9, 0)]).toEqual(['1.234,568', '1,234.568', '100'])
  expect([vi.fixed(0.9, 2), en.fixed(0.9, 2)]).toEqual(['0,90', '0.90'])
  expect([vi.percent(0.125), en.percent(0.125), vi.percent(0.000_031, 4)]).toEqual(['12,5%', '12.5%', '0,0031%'])
})

it('writes the day before the month in both languages', () => {
  const short = { dateStyle: 'short', timeZone: 'UTC' } as const
  expect([vi.dates(short).format('2026-11-26'), en.dates(short).format('2026-11-26')]).toEqual([
    '26/11/26',
    '26/11/2026',
  ])
  const day = { day: '2-digit', month: '2-digit', timeZone: 'UTC' } as const
  expect([vi.dates(day).format('2026-11-26'), en.dates(day).format('2026-11-26')]).toEqual(['26/11', '26/11'])
})

it('is one object for a language', () => expect(formatsOf('vi')).toBe(vi))

it('knows the symbol of a currency, and takes what it does not know as it is', () => {
  expect(['VND', 'USD', 'POINT', 'USDT'].map(currencySymbol)).toEqual(['₫', '$', 'P', 'USDT'])
})

it('names a zone by what it is ahead', () => expect(zoneName('Asia/Ho_Chi_Minh')).toBe('GMT+7'))

it('names a zone in words that people know, whatever the browser calls it', () => {
  const winter = new Date('2026-11-26T00:00:00Z')
  const words = (zone: string) => ['vi', 'en'].map((language) => zoneWords(zone, language, winter))
  expect(words('Asia/Saigon')).toEqual(['Giờ Việt Nam (UTC+7)', 'Vietnam Time (UTC+7)'])
  expect(words('Asia/Ho_Chi_Minh')).toEqual(words('Asia/Saigon'))
  expect(words('Europe/Berlin')).toEqual(['Giờ Đức (UTC+1)', 'Germany Time (UTC+1)'])
  expect(words('UTC')).toEqual(['UTC', 'UTC'])
  expect(words('Etc/Unknown')).toEqual(['Etc/Unknown', 'Etc/Unknown'])
})

it('writes large numbers briefly, as people of each language do', () => {
  const brief = (language: string) => [999, 200_000, 1_200_000, -3_000_000_000].map(formatsOf(language).compact)
  expect(brief('vi')).toEqual(['999', '200K', '1,2tr', '−3tỷ'])
  expect(brief('en')).toEqual(['999', '200k', '1.2m', '−3bn'])
})
