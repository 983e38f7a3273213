import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { commonHeaders, registerHeaders } from '../../../edge/headers.ts'
import { guideHome, renderGuide } from './guide.ts'
import { home, renderMissing, renderReference } from './html.ts'

/** Nothing but our own: a description can bring no script and no style along. */
const contentPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ['data:'],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

const html = 'text/html; charset=utf-8'

interface Sheet {
  readonly type: string
  readonly body: string
}

/** What is sent of a sheet, by the encoding that a browser takes. */
const encoders = {
  br: (body: string) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: string) => promisify(gzip)(body, { level: 9 }),
  identity: async (body: string) => Buffer.from(body),
}

/**
 * Serves the reference of the schema at `/sandbox/reference`, and the guide at `/sandbox/guide`. The pages are made when the
 * first one is asked for, and kept, since the schema does not change while the server runs.
 */
export async function registerReference(
  scope: FastifyInstance,
  schema: GraphQLSchema,
  publicUrl: string,
): Promise<void> {
  await registerHeaders(scope, { contentSecurityPolicy: { directives: contentPolicy }, ...commonHeaders })
  const ownFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const sheets = new Map<string, Sheet>([
    [`${home}/style.css`, { type: 'text/css; charset=utf-8', body: ownFile('style.css') }],
    [`${home}/search.js`, { type: 'text/javascript; charset=utf-8', body: ownFile('search.js') }],
  ])
  let isRendered = false
  const render = () => [
    ...renderReference(schema),
    [guideHome, renderGuide(ownFile('../../../../docs/graphql.md'), publicUrl)] as const,
  ]
  const send = createSender()

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (!isRendered) for (const [path, body] of render()) sheets.set(path, { type: html, body })
    isRendered = true
    const sheet = sheets.get(new URL(request.url, 'http://host').pathname.replace(/\/$/, ''))
    return sheet === undefined ? reply.code(404).type(html).send(renderMissing()) : send(sheet, request, reply)
  }
  for (const url of [guideHome, home, `${home}/*`]) scope.get(url, answer)
}

/** Sends sheets with an ETag, compressed; each is compressed once in an encoding. */
function createSender() {
  const made = new Map<string, Promise<Buffer>>()
  return async ({ type, body }: Sheet, request: FastifyRequest, reply: FastifyReply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity'
    const mark = createHash('sha256').update(body).digest('base64url').slice(0, 16)
    const etag = `"${mark}-${encoding}"`
    reply.type(type).headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const bytes = made.get(etag) ?? encoders[encoding](body)
    made.set(etag, bytes)
    return reply.send(await bytes)
  }
}
