import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { compactDecrypt } from 'jose'
import { contractFile } from '../wps/contract.ts'
import type { CallName } from '../wps/types.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly format?: string
}

/** How the fake platform answers one call; returns the value, or answers by itself and returns the reply. */
export type FakeAnswer = (request: FastifyRequest, reply: FastifyReply) => unknown

export interface FakeWps {
  readonly url: string
  /** Calls received so far, by name. */
  readonly calls: string[]
  readonly requests: FastifyRequest[]
  /** Sets the answers of some calls; the others answer samples made from the contract. */
  answers: Partial<Record<CallName, FakeAnswer>>
  /** Opens a sealed body. */
  open(body: unknown): Promise<{ body: unknown; header: Record<string, unknown> }>
  countOf(name: CallName): number
  /** Sends an event to whoever follows `/wps/events`. */
  publish(event: unknown): void
  /** Ends the event streams that are open. */
  cutStreams(): void
  close(): Promise<void>
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

let contract: Contract | undefined

/** Read once for all that are started: it is two megabytes. */
const readContract = (): Contract => (contract ??= JSON.parse(readFileSync(contractFile, 'utf8')))

/** A platform that answers every call of `openapi.json` with a sample of the right shape. */
export async function startFakeWps(answers: FakeWps['answers'] = {}): Promise<FakeWps> {
  const { paths, components } = readContract()
  const shapes = components.schemas
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    ['application/jose', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  )
  const streams = new Set<FastifyReply>()
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-of-the-test', use: 'enc', alg: 'ECDH-ES' }]
  const fake: FakeWps = {
    url: '',
    async open(body) {
      const { plaintext, protectedHeader } = await compactDecrypt(String(body), privateKey)
      return { body: JSON.parse(new TextDecoder().decode(plaintext)), header: protectedHeader }
    },
    calls: [],
    requests: [],
    answers: { getKeys: () => ({ keys }), ...answers },
    countOf: (name) => fake.calls.filter((one) => one === name).length,
    publish(event) {
      for (const stream of streams) stream.raw.write(`data: ${JSON.stringify(event)}\n\n`)
    },
    cutStreams() {
      for (const stream of streams) stream.raw.destroy()
      streams.clear()
    },
    close: () => app.close(),
  }
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods))
      mount(app, fake, streams, shapes, path, method, operation)
  }
  return Object.assign(fake, { url: await app.listen({ port: 0, host: '127.0.0.1' }) })
}

interface Operation {
  readonly operationId: string
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

function mount(
  app: FastifyInstance,
  fake: FakeWps,
  streams: Set<FastifyReply>,
  shapes: Readonly<Record<string, Schema>>,
  path: string,
  method: string,
  operation: Operation,
): void {
  const name = operation.operationId as CallName
  app.route({
    method: method.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      if (name === 'getEvents') return openStream(reply, streams)
      fake.calls.push(name)
      fake.requests.push(request)
      const own = fake.answers[name]
      const envelope = sample(operation.responses['200']?.content?.['application/json']?.schema ?? {}, shapes) as object
      if (own === undefined) return envelope
      const value = await own(request, reply)
      return value === reply || reply.sent ? reply : { ...envelope, value }
    },
  })
}

function openStream(reply: FastifyReply, streams: Set<FastifyReply>) {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
  reply.raw.write(': open\n\n')
  streams.add(reply)
  reply.raw.on('close', () => streams.delete(reply))
}

/** A value of the shape a schema describes; `shapes` are those it refers to by name. */
export function sample(schema: Schema, shapes: Readonly<Record<string, Schema>> = {}): unknown {
  const of = (part: Schema) => sample(part, shapes)
  if (schema.$ref !== undefined) return of(shapes[schema.$ref.replace('#/components/schemas/', '')] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.examples?.[0] !== undefined) return schema.examples[0]
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  if (schema.anyOf?.[0] !== undefined) return of(schema.anyOf[0])
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.map(of)
    return parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0]
  }
  if (schema.type === 'array') return schema.items === undefined ? [] : [of(schema.items)]
  if (schema.type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, of(part)]))
  }
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  return schema.format === 'date-time' ? '2026-11-21T08:30:00.000Z' : 'text'
}

/** Answers with a failure envelope. */
export function failWith(status: number, code: string, more: Record<string, unknown> = {}): FakeAnswer {
  return (_, reply) => reply.code(status).send({ success: false, code, message: `Sentence of ${code}`, ...more })
}
