import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { arrivalHeaders, type EdgeSettings, type Incoming } from '../../edge/arrival.ts'
import { committedManifest } from '../plugins/persisted-operations.ts'
import type { ShellData } from './shell.ts'

export interface PageRequest {
  /** The request for the page, of which the first queries are asked in the same name. */
  incoming: Incoming
  /** Language of the visitor's last visit, from the `lang` cookie. */
  language: string | undefined
  path: string
}

interface SiteResult {
  site?: {
    name: string
    mode: string
    defaultLanguage: string
    languages: string[]
    theme: { name: string; value: string }[]
    iconUrl: string | null
    imageCdns: string[]
    launchGameCdns: string[]
    gtagId: string | null
  }
  systemStatus?: { status: string } | null
}
interface LobbyResult {
  banners?: { imageUrl: string }[] | null
}

const lobbyPath = /^\/(index(\.html)?|home|login|register)?\/?(\?|$)/i

/**
 * Asks the gateway, inside the process, what a visitor's first page will ask for: the brand, and on the lobby's addresses its
 * content. The answers come from the gateway's cache; nothing of a signed-in person is in them.
 */
export function createFirstPage(app: FastifyInstance, edge: EdgeSettings) {
  const documents = documentIds(['Site', 'Lobby'])

  async function ask<Result>(name: string, request: PageRequest, language: string | undefined): Promise<Result | null> {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...arrivalHeaders(request.incoming, edge), ...(language && { 'accept-language': language }) },
      remoteAddress: request.incoming.socket.remoteAddress ?? '',
      payload: { operationName: name, documentId: documents.get(name), variables: {} },
    })
    const { data, errors } = response.json<{ data?: Result | null; errors?: unknown[] }>()
    return errors ? null : (data ?? null)
  }

  return async (request: PageRequest): Promise<ShellData | null> => {
    const wanted = request.language ?? 'vi'
    const [site, lobby] = await Promise.all([
      ask<SiteResult>('Site', request, wanted),
      lobbyPath.test(request.path) ? ask<LobbyResult>('Lobby', request, wanted) : null,
    ])
    if (!site?.site) return null
    const { name, theme, iconUrl, languages, defaultLanguage, imageCdns, launchGameCdns, gtagId } = site.site
    const language = languages.includes(wanted) ? wanted : defaultLanguage
    // Results in another language than the page will be in would only be thrown away there.
    const data = language === wanted ? { Site: site, ...(lobby && { Lobby: lobby }) } : {}
    const heroUrl = lobby?.banners?.[0]?.imageUrl
    const isOpen = site.systemStatus?.status === 'OPEN'
    return {
      language,
      title: name,
      theme,
      icon: iconUrl,
      networks: { pictures: originsOf(imageCdns), games: originsOf(launchGameCdns) },
      countsVisits: gtagId !== null,
      results: { language, data },
      ...(isOpen && language === wanted && heroUrl && { lobby: { heroUrl, isDemo: site.site.mode === 'DEMO' } }),
    }
  }
}

/** What a content policy can name: a whole address, or anything else an operator may have typed, stays out of it. */
const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)

/** Ids of persisted operations by their names; an operation that is not in the manifest is a mistake of the build. */
function documentIds(names: readonly string[]): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(committedManifest, 'utf8')) as Record<string, string>
  return new Map(
    names.map((name) => {
      const found = Object.entries(manifest).find(
        ([, text]) => text.startsWith(`query ${name} `) || text.startsWith(`query ${name}{`),
      )
      if (!found) throw new Error(`graphql/persisted-operations.json has no query ${name}: run npm run codegen`)
      return [name, found[0]]
    }),
  )
}
