import { expect, it } from 'vitest'
import { ownColours, themeFields, themeTokens } from './theme.ts'

it('a form has a field for each colour, and sends those that are filled', () => {
  const fields = themeFields([{ name: 'brand', value: '#f291b2' }])
  expect(fields).toEqual({ brand: '#f291b2', 'brand-strong': '', 'on-brand': '' })
  expect(themeTokens({ ...fields, 'on-brand': ' #2b0a16 ', 'brand-strong': null })).toEqual([
    { name: 'brand', value: '#f291b2' },
    { name: 'on-brand', value: '#2b0a16' },
  ])
  expect(themeTokens(undefined)).toEqual([])
  expect(themeTokens(themeFields([{ name: 'radius-base', value: '4px' }]))).toEqual([
    { name: 'radius-base', value: '4px' },
  ])
})

it('shows what is a colour of the brand', () => {
  expect(ownColours({ brand: '#f291b2', 'surface-0': '#ffffff', 'on-brand': '' })).toEqual({ brand: '#f291b2' })
})
