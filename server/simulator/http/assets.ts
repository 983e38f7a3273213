import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Serves the scripts, styles and pictures of one folder under an address; they are read once, at the start. */
export function serveFolder(room: FastifyInstance, address: string, folder: URL) {
  const path = fileURLToPath(folder)
  const files = new Map(
    readdirSync(path)
      .filter((name) => types[extname(name)] !== undefined)
      .map((name) => {
        const content = readFileSync(join(path, name))
        return [name, { content, tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"` }]
      }),
  )
  room.get<{ Params: { file: string } }>(`${address}/:file`, (request, reply) => {
    const file = files.get(request.params.file)
    if (!file) return reply.callNotFound()
    reply.header('etag', file.tag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === file.tag) return reply.status(304).send()
    return reply.type(types[extname(request.params.file)] ?? 'application/octet-stream').send(file.content)
  })
}
