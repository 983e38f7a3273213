import { expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a key of the installation')

it('opens what it sealed, and never seals alike', () => {
  const [one, other] = [box.seal('JBSWY3DP', 'm1'), box.seal('JBSWY3DP', 'm1')]
  expect(one).not.toBe(other)
  expect([box.open(one, 'm1'), box.open(other, 'm1')]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
})

it('opens for nobody else, with no other key, and not when it was changed', () => {
  const sealed = box.seal('JBSWY3DP', 'm1')
  const changed = Buffer.from(sealed, 'base64url')
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14)
  expect(() => box.open(sealed, 'm2')).toThrow()
  expect(() => createSecretBox('another key').open(sealed, 'm1')).toThrow()
  expect(() => box.open(changed.toString('base64url'), 'm1')).toThrow()
})
