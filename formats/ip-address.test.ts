import { expect, it } from 'vitest'
import { isIpAddress } from './ip-address.ts'

it('knows a bare address from a name', () => {
  expect(['127.0.0.1', '10.0.0.7', '[::1]', '[fe80::1ff:fe23:4567:890a]', '::1'].map(isIpAddress)).not.toContain(false)
  expect(['localhost', 'sen.localhost', 'play.example', '1.play.example', 'ab.cd'].map(isIpAddress)).not.toContain(true)
})
