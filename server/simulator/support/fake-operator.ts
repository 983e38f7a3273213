import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { createVerifier } from '../hub88/signature.ts'
import type { SimulatorOptions } from '../options.ts'
import { registerSimulator } from '../simulator.ts'

const makeKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const vendorKeys = makeKeys()
const operatorKeys = makeKeys()

export interface WalletCall {
  readonly path: string
  readonly body: Record<string, unknown>
}

/** A wallet as an operator keeps it, for tests: verifies signatures, knows repetitions, leaves tombstones. */
export async function startOperator() {
  const calls: WalletCall[] = []
  const webhooks: { authorization: string | undefined; body: Record<string, unknown> }[] = []
  const done = new Map<string, { kind: string; amount: number }>()
  const undone = new Set<string>()
  const isSigned = createVerifier(vendorKeys.publicKey)
  const operator = {
    url: '',
    calls,
    webhooks,
    balance: 1_000_000 * 100_000,
    /** Answers given instead of the honest ones, by the end of the path; each is used once. */
    planned: [] as { path: string; status: string }[],
    webhookAnswers: [] as number[],
    close: () => app.close(),
    of: (path: string) => calls.filter((call) => call.path.endsWith(path)),
  }
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Params: { '*': string }; Body: Buffer }>('/wallet/*', (request, reply) => {
    const path = request.params['*']
    const body = JSON.parse(request.body.toString()) as Record<string, unknown>
    calls.push({ path, body })
    const answer = (status: string) => ({
      user: body.user,
      request_uuid: body.request_uuid,
      status,
      balance: operator.balance,
    })
    if (!isSigned(request.body, request.headers['x-hub88-signature']))
      return reply.send(answer('RS_ERROR_INVALID_SIGNATURE'))
    const planned = operator.planned.findIndex((plan) => path.endsWith(plan.path))
    if (planned >= 0) return reply.send(answer(operator.planned.splice(planned, 1)[0]?.status ?? ''))
    return reply.send(answer(applyTransaction(path, body)))
  })
  app.post<{ Body: Buffer }>('/webhook', (request, reply) => {
    webhooks.push({
      authorization: request.headers.authorization,
      body: JSON.parse(request.body.toString()) as Record<string, unknown>,
    })
    const status = operator.webhookAnswers.shift() ?? 200
    return reply.status(status).send({ success: status === 200 })
  })

  function applyTransaction(path: string, body: Record<string, unknown>): string {
    const id = String(body.transaction_uuid)
    const amount = Number(body.amount ?? 0)
    if (!path.startsWith('transaction/') || done.has(id)) return 'RS_OK'
    if (path.endsWith('bet')) {
      if (undone.has(id)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      if (amount > operator.balance) return 'RS_ERROR_NOT_ENOUGH_MONEY'
      operator.balance -= amount
    } else if (path.endsWith('win')) operator.balance += amount
    else {
      const bet = String(body.reference_transaction_uuid)
      if (done.has(bet) && !undone.has(bet)) operator.balance += done.get(bet)?.amount ?? 0
      undone.add(bet)
    }
    done.set(id, { kind: path, amount })
    return 'RS_OK'
  }

  operator.url = await app.listen({ port: 0, host: '127.0.0.1' })
  return operator
}

export type FakeOperator = Awaited<ReturnType<typeof startOperator>>

/** A folder that a simulator may be started in twice. */
export const makeDataDir = () => mkdtempSync(join(tmpdir(), 'simulator-'))

/** What a simulator is told that talks to the given operator; quick to repeat. */
function optionsFor(operator: FakeOperator, dataDir: string | undefined): SimulatorOptions {
  return {
    publicUrl: 'http://games.test/simulator',
    dataDir,
    hub88: {
      vendorPrivateKeyPem: vendorKeys.privateKey,
      operatorPublicKeyPem: operatorKeys.publicKey,
      operatorCallbackUrl: `${operator.url}/wallet`,
      retryBaseMilliseconds: 20,
      timeoutMilliseconds: 1000,
    },
    bank: {
      webhookUrl: `${operator.url}/webhook`,
      apiKey: 'bank key',
      payoutKey: 'payout key',
      payoutAccount: '8800445566',
      retryScale: 0.0005,
      accounts: [{ bankBin: '970422', bankName: 'MBBank', accountNumber: '19001008198', accountName: 'CROUPIER DEMO' }],
    },
    psp: { webhookUrl: `${operator.url}/webhook`, secret: 'psp secret', retryScale: 0.001 },
    sms: { accountSid: 'AC123', authToken: 'sms token' },
    mail: { apiKey: 'mail key', domain: 'mail.test' },
    identity: {
      projectId: 'test-project',
      people: [{ uid: 'person1', provider: 'google', name: 'An', email: 'an@example.com' }],
    },
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  }
}

/** A simulator on a port of its own, talking to the given operator. */
export async function startSimulator(operator: FakeOperator, dataDir?: string) {
  const app: FastifyInstance = Fastify()
  await registerSimulator(app, optionsFor(operator, dataDir))
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/simulator`

  async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  /** A call of the operator's, signed with its key over exactly the bytes sent. */
  function callAsOperator(name: string, body: unknown) {
    const raw = JSON.stringify(body)
    const signature = sign('RSA-SHA256', Buffer.from(raw), operatorKeys.privateKey).toString('base64')
    return send(`/hub88/operator/generic/v2/game/${name}`, raw, { 'x-hub88-signature': signature })
  }

  async function launch(part: Record<string, unknown> = {}): Promise<string> {
    const { body } = await callAsOperator('url', {
      user: 'demo01',
      token: 'a token of some length',
      game_code: 'jl_slot_golden_dragon_steady_1',
      currency: 'VND',
      lang: 'vi',
      ...part,
    })
    return String(body.url).replace('http://games.test/simulator', '')
  }

  return {
    url,
    send,
    callAsOperator,
    launch,
    get: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(url + path, { headers })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    fault: (body: unknown) => send('/faults', body),
    close: () => app.close(),
  }
}

export type RunningSimulator = Awaited<ReturnType<typeof startSimulator>>
