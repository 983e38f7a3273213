import { expect, it } from 'vitest'
import { channelInput } from './channel-input.ts'

it('names the code of a new channel only, and reads amounts from a text', () => {
  const data = { id: 'A_B', gateway: 'VIETQR', minimum: 1, maximum: '5.00', quickAmounts: '1, 2;3', names: [] }
  expect(channelInput({ ...data, isNew: true })).toMatchObject({
    id: 'A_B',
    minimum: '1',
    quickAmounts: ['1', '2', '3'],
  })
  expect(channelInput({ ...data, quickAmounts: ['7.00'] })).not.toHaveProperty('id')
})
