import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Database } from '../db/connection.ts'
import { httpErrors } from '../http/errors.ts'
import { loadWords } from '../lib/words.ts'
import { BANNER_NAMES, type BannerCut, bannerPicture } from './banner-picture.ts'
import { gamePicture } from './game-picture.ts'
import { findPicturedGame, findPicturedVendor } from './repository.ts'
import { createArtworkStore } from './store.ts'
import { markPicture, vendorPicture } from './vendor-picture.ts'

interface Context {
  readonly config: Pick<Config, 'dataDir'>
  readonly database: Database
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const VENDOR_CODE = /^[A-Z0-9_]{1,24}$/
const words = loadWords('artwork')
/** Languages that pictures are lettered in; others get the default one's. */
const LANGUAGES = ['vi', 'en'] as const
/** Banners asked for at this width or less get the tall cut. */
const TALL_UP_TO = 900

/** The pictures of games, vendors and their marks, and banners, drawn when first asked for and kept. */
export function registerArtworkRoutes(app: FastifyInstance, { config, database }: Context): void {
  const store = createArtworkStore(config.dataDir)
  const send = (reply: FastifyReply, bytes: Buffer) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Portal and console may stand on other addresses than this platform.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/webp')
      .send(bytes)

  app.get<{ Params: { id: string }; Querystring: { language?: string } }>(
    '/wps/artwork/games/:id.webp',
    async ({ params, query }, reply) => {
      const game = UUID.test(params.id) ? await findPicturedGame(database, params.id) : undefined
      if (game === undefined) throw httpErrors.NOT_FOUND()
      const language = languageOf(query.language)
      const name = game.names[language] ?? game.names.vi ?? game.vendorName
      return send(reply, await store.picture(`game-${game.id}-${language}`, async () => gamePicture({ ...game, name })))
    },
  )

  app.get<{ Params: { code: string }; Querystring: { category?: string } }>(
    '/wps/artwork/vendors/:code.webp',
    async ({ params, query }, reply) => {
      const isCode = VENDOR_CODE.test(params.code)
      const vendor = isCode ? await findPicturedVendor(database, params.code, query.category) : undefined
      if (vendor === undefined) throw httpErrors.NOT_FOUND()
      const name = `vendor-${vendor.code}-${vendor.gameType}`
      return send(reply, await store.picture(name, async () => vendorPicture(vendor)))
    },
  )

  app.get<{ Params: { code: string } }>('/wps/artwork/marks/:code.webp', async ({ params: { code } }, reply) => {
    if (!VENDOR_CODE.test(code) || (await findPicturedVendor(database, code)) === undefined)
      throw httpErrors.NOT_FOUND()
    return send(reply, await store.picture(`mark-${code}`, async () => markPicture(code)))
  })

  app.get<{ Params: { file: string }; Querystring: { w?: string } }>(
    '/wps/artwork/banners/:file.webp',
    async ({ params, query }, reply) => {
      const [, name = '', language = ''] = /^(.{1,60})-([a-z]{2})$/.exec(params.file) ?? []
      if (!BANNER_NAMES.includes(name)) throw httpErrors.NOT_FOUND()
      const cut: BannerCut = Number(query.w ?? 1440) <= TALL_UP_TO ? 'TALL' : 'WIDE'
      return send(
        reply,
        await store.picture(`banner-${name}-${languageOf(language)}-${cut}`, async () =>
          drawBanner(name, cut, languageOf(language)),
        ),
      )
    },
  )
}

function languageOf(wish: string | undefined): (typeof LANGUAGES)[number] {
  return LANGUAGES.find((language) => language === wish) ?? 'vi'
}

function drawBanner(name: string, cut: BannerCut, language: string): string {
  const say = (part: string) => words.say(`${name}.${part}`, language) ?? ''
  const picture = bannerPicture(name, cut, { kicker: say('kicker'), headline: say('headline'), action: say('action') })
  if (picture === undefined) throw httpErrors.NOT_FOUND()
  return picture
}
