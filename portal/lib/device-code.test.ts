// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { adoptDeviceCode, broughtDeviceCode, codeFragment, dropDeviceCode } from './device-code.ts'

const CODE = 'x'.repeat(43)

afterEach(() => {
  dropDeviceCode()
  window.history.replaceState(null, '', '/')
})

it('takes the code off the address at once', () => {
  window.history.replaceState(null, '', `/app${codeFragment('android', CODE)}`)
  adoptDeviceCode()
  expect(broughtDeviceCode()).toBe(CODE)
  expect(window.location.href).not.toContain(CODE)
  expect(window.location.hash).toBe('')
})

it('leaves other parts of the address alone', () => {
  window.history.replaceState(null, '', '/app#install-ios')
  adoptDeviceCode()
  expect([broughtDeviceCode(), window.location.hash]).toEqual([null, '#install-ios'])
})
