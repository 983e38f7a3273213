import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { AddressRefused, checkTarget, isPublicAddress, type Resolve } from './public-address.ts'
import { createWebhookSender } from './send.ts'

const leadingTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

describe('addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '203.0.114.1', '2606:4700:4700::1111'])('%s is of the internet', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...['192.168.1.1', '192.0.0.192', '198.18.0.1', '224.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '64:ff9b::7f00:1', 'fe80::1', 'fc00::1'],
    ...['fd00:ec2::254', 'ff02::1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'nonsense', ''],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('targets', () => {
  const check = (url: string, resolveHost = leadingTo('8.8.8.8')) => checkTarget(url, { knownOrigins: [], resolveHost })

  it('are https names that lead to public addresses only', async () => {
    expect((await check('https://crm.example.com/hooks?a=b')).href).toBe('https://crm.example.com/hooks?a=b')
    expect((await check('https://8.8.8.8/')).hostname).toBe('8.8.8.8')
  })

  it.each([
    ...['http://crm.example.com', 'ftp://crm.example.com', 'https://user:word@crm.example.com', 'crm.example.com', ''],
    ...['https://127.0.0.1', 'https://2130706433', 'https://0x7f000001', 'https://0177.0.0.1', 'https://127.1'],
    ...['https://[::1]', 'https://[::ffff:127.0.0.1]', 'https://[::ffff:7f00:1]', 'https://169.254.169.254/latest'],
    ...['https://１２７.0.0.1', 'https://0', 'https://10.0.0.1:8443/x'],
  ])('%s is none', (url) => expect(check(url)).rejects.toThrow(AddressRefused))

  it('a name that leads inside with one of its addresses is none, nor one that leads nowhere', async () => {
    await expect(check('https://a.example', leadingTo('8.8.8.8', '10.0.0.1'))).rejects.toThrow(AddressRefused)
    await expect(check('https://a.example', leadingTo())).rejects.toThrow(AddressRefused)
    const nowhere: Resolve = async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
    await expect(check('https://a.example', nowhere)).rejects.toThrow(AddressRefused)
  })

  it('what the installation named may be plain and inside, and nothing beside it', async () => {
    const rules = { knownOrigins: ['http://127.0.0.1:4999'] }
    expect((await checkTarget('http://127.0.0.1:4999/x', rules)).pathname).toBe('/x')
    await expect(checkTarget('http://127.0.0.1:5000/x', rules)).rejects.toThrow(AddressRefused)
  })
})

describe('sending', () => {
  it('a name that leads inside by the time of the call reaches nobody', async () => {
    let calls = 0
    const server = createServer((_request, response) => {
      calls += 1
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const sender = createWebhookSender({ knownOrigins: [], resolveHost: leadingTo('127.0.0.1') })
    expect(await sender.send(`https://rebound.example:${port}/`, {}, '{}')).toMatchObject({
      isDelivered: false,
      status: null,
      error: 'ADDRESS_REFUSED',
    })
    expect(await sender.send(`https://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({ error: 'ADDRESS_REFUSED' })
    expect(calls).toBe(0)
    await sender.close()
    server.close()
  })

  it('follows no redirect and reads one kilobyte', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end('x'.repeat(50_000))
      else response.end('y'.repeat(50_000))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const sender = createWebhookSender({ knownOrigins: [origin] })
    const moved = await sender.send(`${origin}/moved`, {}, '{}')
    expect(moved).toMatchObject({ isDelivered: false, status: 302, error: 'HTTP_302' })
    expect(moved.excerpt).toBe('x'.repeat(1_024))
    expect(await sender.send(`${origin}/`, {}, '{}')).toMatchObject({ isDelivered: true, status: 200, error: null })
    await sender.close()
    server.closeAllConnections()
    server.close()
    expect(await sender.send(`${origin}/`, {}, '{}')).toMatchObject({ isDelivered: false, status: null })
  })
})
