import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { registerSimulator, type SimulatorOptions } from '../../../server/simulator/simulator.ts'
import { testConfig } from '../../support/config.ts'

/**
 * The simulated outside world on a port of its own; its vendors of wallets and GCP know `key`. `operatorUrl` is asked for at
 * each callback: the platform may start later. Nobody hears its bank but who gives one.
 */
export async function startOutside(
  key: string,
  operatorUrl: () => string = () => 'http://127.0.0.1:9',
  bank?: SimulatorOptions['bank'],
): Promise<{ url: string; app: FastifyInstance }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const url = `http://127.0.0.1:${port}/simulator`
  const { hub88 } = testConfig()
  const app = fastify({ forceCloseConnections: true })
  await registerSimulator(app, {
    publicUrl: url,
    hub88: {
      vendorPrivateKeyPem: hub88.vendorPrivateKey ?? '',
      operatorPublicKeyPem: hub88.operatorPublicKey,
      get operatorCallbackUrl() {
        return `${operatorUrl()}/wps/callbacks/hub88`
      },
    },
    bank: bank ?? {
      webhookUrl: `${url}/nobody`,
      apiKey: 'demo',
      payoutKey: 'demo',
      payoutAccount: '1',
      accounts: [],
    },
    psp: { webhookUrl: `${url}/nobody`, secret: 'demo' },
    identity: { projectId: 'demo', people: [] },
    sms: { accountSid: 'demo', authToken: 'demo' },
    mail: { apiKey: 'demo', domain: 'demo.invalid' },
    transferWallet: { key },
    gcp: {
      key,
      get operatorCallbackUrl() {
        return `${operatorUrl()}/wps/callbacks/gcp`
      },
    },
    logger: pino({ level: 'silent' }),
  })
  await app.listen({ port, host: '127.0.0.1' })
  return { url, app }
}
