import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { iconAddress } from '../../../formats/icon-address.ts'
import { isPageAddress } from './addresses.ts'
import { registerAppFiles } from './app-files.ts'
import type { PageRequest } from './first-page.ts'
import { PageShell, type ShellData } from './shell.ts'

export interface PagesOptions {
  /** Folder that holds `portal/dist` and `admin/dist`. */
  root: string
  /** What a visitor's first page is told; must not depend on who is signed in. Null when the platform cannot say. */
  firstPage(request: PageRequest): Promise<ShellData | null>
  /** The bytes of a picture that a brand shows everybody, by its address. Throws where it cannot be read. */
  readPicture(address: string): Promise<Uint8Array>
  /** Origins beside our own that games may be framed from, pictures loaded from. */
  origins: readonly string[]
}

const year = 31_536_000
/** Where Google's tag comes from, and whom it tells; on pages of brands that count visits with it, and no others. */
const VISIT_COUNT = {
  scripts: ['https://www.googletagmanager.com'],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}
/** What the portal keeps as `lang`; it goes on as a header, so that nothing else may. */
const LANGUAGE = /^[a-z]{2}(-[A-Za-z]{2,4})?$/

/**
 * Serves the built portal at `/` and the console at `/admin/`. Files under `assets/` carry their hash in their name and
 * are kept for a year; the pages themselves are made anew for each request, so that a brand's change shows at once.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (scope) => {
    // It only gives replies `sendFile`; which files there are is known beforehand (`serveFiles`).
    await scope.register(fastifyStatic, { root: options.root, serve: false, ...staticFiles })
    await registerConsole(scope, join(options.root, 'admin/dist'), options)
    await registerPortal(scope, join(options.root, 'portal/dist'), options)
  })
}

async function registerPortal(app: FastifyInstance, folder: string, options: PagesOptions): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, reply) => reply.code(503).send('The portal is not built yet: npm run build -w portal'))
    return
  }
  const shell = new PageShell(join(folder, 'index.html'))
  const policyWith = ({ networks, countsVisits = false }: Pick<ShellData, 'networks' | 'countsVisits'>) =>
    contentPolicy({
      scripts: [...shell.scriptHashes, ...(countsVisits ? VISIT_COUNT.scripts : [])],
      calls: countsVisits ? VISIT_COUNT.calls : [],
      pictures: [...options.origins, ...(networks?.pictures ?? []), ...(countsVisits ? VISIT_COUNT.pictures : [])],
      games: [...options.origins, ...(networks?.games ?? [])],
    })
  serveFiles(app, folder, '/', (reply) => reply.callNotFound())

  const tell = async (request: FastifyRequest, path = request.url): Promise<ShellData> => {
    const language = languageOf(request)
    const data = await options.firstPage({ incoming: request.raw, language, path })
    return data ?? { language: 'vi', title: 'Croupier', theme: [], results: {} }
  }
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const told = await tell(request)
    reply.code(isPageAddress(request.url) ? 200 : 404)
    return sendPage(request, reply, shell.render(told), policyWith(told))
  }
  app.get('/', page)
  // Of the brand alone: what stands in the lobby is not asked for.
  const brandOf = (request: FastifyRequest) => tell(request, '/app')
  registerAppFiles(app, { brandOf, readPicture: options.readPicture })
  // Browsers ask for it on pages that name no icon of their own, such as those of the platform.
  app.get('/favicon.ico', async (request, reply) => {
    const { icon } = await brandOf(request)
    // Not for good: the brand may have another icon tomorrow.
    return reply.header('cache-control', 'no-cache').redirect(icon ? iconAddress('48.png', icon) : '/icon.svg', 302)
  })
  // The one page whose address looks like a file (§2).
  app.get('/index.html', page)
  app.setNotFoundHandler((request, reply) => {
    // A person is told in the portal that there is no such page; who asks for something else gets a sentence.
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (wantsPage && !/\.\w{2,5}(\?|$)/.test(request.url)) return page(request, reply)
    return sendNotFound(reply)
  })
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({ success: false, code: 'NOT_FOUND', message: 'Not found' })

async function registerConsole(app: FastifyInstance, folder: string, options: PagesOptions): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  const shell = new PageShell(join(folder, 'index.html'))
  const policy = contentPolicy({
    scripts: shell.scriptHashes,
    calls: [],
    pictures: options.origins,
    games: options.origins,
  })
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, shell.render({ language: 'vi', title: 'Croupier', theme: [], results: {} }), policy)
  await app.register(async (scope) => {
    // A script of a build before this one is gone: a page would be read as a script.
    serveFiles(scope, folder, '/admin/', sendNotFound)
    scope.get('/admin', (_request, reply) => reply.redirect('/admin/', 308))
    scope.get('/admin/', page)
    // The console's own addresses stand behind a #: who wrote one without it meant that page, or reads there that there is none.
    scope.get('/admin/*', (request, reply) => reply.redirect(request.url.replace(/^\/admin\/+/, '/admin/#/')))
  })
}

const staticFiles = {
  index: false as const,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
    const isHashed = path.includes('/assets/')
    // A worker that a cache keeps would keep itself.
    const unhashed = path.endsWith('service-worker.js') ? 'no-cache' : 'public, max-age=300'
    reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : unhashed)
    reply.header('x-content-type-options', 'nosniff')
  },
}

/**
 * Serves what a build left in a folder, but its page, at the same places below `prefix`. What stands in `assets` has one address for all, since
 * one for each of a thousand files took a twentieth of a start; what is not there is answered by `orElse`.
 */
function serveFiles(
  app: FastifyInstance,
  folder: string,
  prefix: string,
  orElse: (reply: FastifyReply) => unknown,
): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
  // Compressed ones are sent in the place of their originals.
  const files = new Set(names.filter((name) => name !== 'index.html' && !/(^|\/)\.|\.(br|gz)$/.test(name)))
  const serve = (url: string, nameOf: (request: FastifyRequest) => string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url: prefix + url,
      handler: (request, reply) => {
        const name = nameOf(request)
        return files.has(name) ? reply.sendFile(name, folder) : orElse(reply)
      },
    })
  serve('assets/*', ({ params }) => `assets/${(params as { readonly '*': string })['*']}`)
  for (const name of files) if (!name.startsWith('assets/')) serve(name, () => name)
}

/** The language that the address asks for (`?lang=`), as the portal itself reads it; else that of the visitor's last visit. */
function languageOf({ url, headers }: FastifyRequest): string | undefined {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang')
  const kept = parseCookie(headers.cookie ?? '').lang
  return [asked, kept].find((language): language is string => language != null && LANGUAGE.test(language))
}

const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string, policy: string) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, cookie',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'strict-transport-security': `max-age=${year}; includeSubDomains`,
    })
    .send(encoding ? await compressors[encoding](html) : html)
}

/** Styles may be inline, since the component libraries measure and place with them; scripts may not. */
function contentPolicy(
  others: Readonly<Record<'scripts' | 'calls' | 'pictures' | 'games', readonly string[]>>,
): string {
  return [
    "default-src 'self'",
    named("script-src 'self'", others.scripts),
    "style-src 'self' 'unsafe-inline'",
    named("img-src 'self' data: blob:", others.pictures),
    "font-src 'self' data:",
    named("connect-src 'self' ws: wss:", others.calls),
    named("frame-src 'self'", others.games),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const named = (rule: string, sources: readonly string[]): string => [rule, ...sources].join(' ')
