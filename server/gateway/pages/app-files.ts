import type { FastifyInstance, FastifyRequest } from 'fastify'
import { drawIcon, type IconSource, isIconName } from './app-icon.ts'
import { manifestOf } from './app-manifest.ts'
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts'
import type { ShellData } from './shell.ts'

interface AppFilesOptions {
  readonly brandOf: (request: FastifyRequest) => Promise<ShellData>
  readonly readPicture: IconSource['readPicture']
}

/** Serves what makes the portal an app on a phone, as the brand of the address has it: manifest, icons, the page without a network. */
export function registerAppFiles(app: FastifyInstance, { brandOf, readPicture }: AppFilesOptions): void {
  const fresh = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .headers({ ...fresh, 'content-type': 'application/manifest+json; charset=utf-8' })
      .send(JSON.stringify(manifestOf(await brandOf(request)))),
  )

  app.get<{ Params: { name: string } }>('/app-icon/:name', async (request, reply) => {
    const { name } = request.params
    if (!isIconName(name)) return reply.callNotFound()
    const { theme, icon } = await brandOf(request)
    const { bytes, isWhole } = await drawIcon(name, { theme, picture: icon, readPicture })
    return reply
      .headers({
        ...fresh,
        // What stands in for a picture that could not be read is asked for again.
        'cache-control': isWhole ? 'public, max-age=3600' : 'no-store',
        'content-type': 'image/png',
      })
      .send(bytes)
  })

  app.get('/offline', async (request, reply) =>
    reply
      .headers({ ...fresh, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OFFLINE_POLICY })
      .send(offlinePage(await brandOf(request))),
  )
}
