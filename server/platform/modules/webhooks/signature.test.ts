import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

it('a message is signed as Standard Webhooks has it', () => {
  // The example of that specification.
  const body = '{"test": 2432232314}'
  const headers = signedHeaders({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body }, [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ])
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('two secrets sign side by side, each by its own key', () => {
  const secrets = [newSecret(), newSecret()]
  const headers = signedHeaders({ id: 'a', timestamp: 1, body: '{}' }, secrets)
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    expect(key).toHaveLength(32)
    return `v1,${createHmac('sha256', key).update('a.1.{}').digest('base64')}`
  })
  expect(headers['webhook-signature']).toBe(expected.join(' '))
})
