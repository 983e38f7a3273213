import type { Logger } from 'pino'
import { networkOf } from '../edge/address.ts'
import type { KeptAnswers } from './answers/kept-answers.ts'
import { createReading, type Reading } from './answers/reading.ts'
import type { EventHub } from './live/events.ts'
import { createTeamLoaders, type TeamLoaders } from './modules/agents/loaders.ts'
import type { ChatFeeds } from './modules/chat/feeds.ts'
import { type ContractLoaders, createContractLoaders } from './modules/contracts/loaders.ts'
import { createDisputeLoaders, type DisputeLoaders } from './modules/disputes/loaders.ts'
import { createGameLoaders, type GameLoaders } from './modules/games/loaders.ts'
import { createInvitationLoaders, type InvitationLoaders } from './modules/invitations/loaders.ts'
import { createLineLoaders, type LineLoaders } from './modules/lines/loaders.ts'
import { type DeviceCookie, noCookie } from './modules/sessions/device-cookie.ts'
import { createIdentity, type Identity } from './modules/sessions/identity.ts'
import { createEarningLoaders, type EarningLoaders } from './modules/settlements/loaders.ts'
import { createReferences, type References } from './references.ts'
import type { CallerClient, WpsClient } from './wps/client.ts'
import type { Caller } from './wps/headers.ts'
import type { CacheTag, PublicCache } from './wps/public-cache.ts'
import type { CallName, CallValue, InputArguments } from './wps/types.ts'

/** What the operations of all callers share. */
export interface GatewayServices {
  readonly wps: WpsClient
  readonly cache: PublicCache
  readonly answers: KeptAnswers
  readonly events: EventHub
  readonly chatFeeds: ChatFeeds
  readonly logger: Logger
}

/** How an answer may be shared. */
export interface SharingRule {
  /** What makes it old before its time. */
  readonly tag: CacheTag
  /** Seconds it may be shared. */
  readonly maxAge: number
  /** The answer is the brand's, yet the platform gives it to signed-in callers only. */
  readonly needsToken?: boolean
}

interface AnyCaller<Value> {
  call(name: CallName, ...input: readonly unknown[]): Promise<Value>
}

/** Public data through the shared cache. */
export interface PublicReader {
  call<Name extends CallName, Query extends object>(
    rule: SharingRule,
    name: Name,
    ...input: InputArguments<Name, Query>
  ): Promise<CallValue<Name>>
}

/** What one GraphQL operation knows: who calls, the platform in the caller's name, its loaders. */
export interface GatewayContext {
  readonly requestId: string
  readonly language: string
  readonly logger: Logger
  /** Whether the operation came from the manifest and so is trusted to be ours. */
  readonly isPersisted: boolean
  /** The platform, called in the name of the caller. */
  readonly wps: CallerClient
  /** The platform's public data, shared with others of the brand and language. */
  readonly shared: PublicReader
  readonly identity: Identity
  /** What `@edge` leads to. */
  readonly references: References
  readonly games: GameLoaders
  readonly team: TeamLoaders
  readonly invitations: InvitationLoaders
  readonly contracts: ContractLoaders
  readonly lines: LineLoaders
  readonly earnings: EarningLoaders
  readonly disputes: DisputeLoaders
  /** What the platform tells by itself. */
  readonly events: EventHub
  /** The chat rooms that somebody listens to at this node. */
  readonly chatFeeds: ChatFeeds
  /** Where the caller is, as limits count it; undefined for the house itself. */
  readonly network: () => string | undefined
  readonly hasToken: () => boolean
  /** From now on the operation speaks for the session that was just opened; with undefined for a visitor. */
  readonly adoptToken: (token: string | undefined) => void
  /** The cookie of a remembered device; a socket has none. */
  readonly deviceCookie: DeviceCookie
  /** What was read, as far as it decides who else may be told the answer. */
  readonly reading: Reading
  /** REST calls made so far. */
  readonly restCalls: () => number
}

/**
 * What the platform is not told of who asks for shared data. It is told the address: what nobody asked for before counts against
 * whoever asks for it, or one visitor's hundred odd pages would be everybody's slow lobby.
 */
const nobody = { token: undefined, country: undefined, userAgent: undefined }

/** Whose public data it is, and in which language: all that may be told of it depends on nothing else of the caller. */
export const brandOf = ({ host, merchant, language }: Pick<Caller, 'host' | 'merchant' | 'language'>): string =>
  `${host ?? ''}|${merchant ?? ''}|${language}`

interface PublicReaderParts {
  readonly brand: string
  readonly wps: CallerClient
  /** Asks as nobody: shared answers must not depend on who happened to ask first. */
  readonly anonymous: CallerClient
  readonly reading: Reading
}

/** Reads what is public through the shared cache, and notes what was read of it. */
const createPublicReader = (
  cache: PublicCache,
  { brand, wps, anonymous, reading }: PublicReaderParts,
): PublicReader => ({
  call({ tag, maxAge, needsToken }, name, ...input) {
    if (needsToken) reading.noteOwn()
    return cache.get({
      key: `${brand}|${name}|${JSON.stringify(input)}`,
      tag,
      lifetime: maxAge * 1000,
      // The compiler spreads no tuple that hangs on two generics; the arguments are those that `PublicReader` demands.
      read: () => ((needsToken ? wps : anonymous) as AnyCaller<CallValue<typeof name>>).call(name, ...input),
      onGiven: (freshUntil) => reading.noteShared(tag, freshUntil),
    })
  },
})

/** What was read for one caller is nothing to the next. */
function forgetRead(context: GatewayContext): void {
  const { identity, references, games, team, invitations, contracts, lines, earnings, disputes } = context
  for (const kept of [identity, references, games, team, invitations, contracts, lines, earnings, disputes])
    kept.forget()
}

/** Makes the context of one operation (or of one subscription). */
export function createContext(
  services: GatewayServices,
  caller: Omit<Caller, 'onCall' | 'onAsked'>,
  isPersisted: boolean,
  deviceCookie: DeviceCookie = noCookie,
  reading: Reading = createReading(),
): GatewayContext {
  let token = caller.token
  let restCalls = 0
  const onCall = () => {
    restCalls += 1
  }
  const signedIn: Caller = {
    ...caller,
    get token() {
      return token
    },
    onCall,
    onAsked: reading.noteOwn,
  }
  const wps = services.wps.as(signedIn)
  const hasToken = () => {
    reading.noteToken(token !== undefined)
    return token !== undefined
  }
  const anonymous = services.wps.as({ ...caller, ...nobody, onCall })
  const context: GatewayContext = {
    requestId: caller.requestId,
    language: caller.language,
    logger: services.logger,
    isPersisted,
    wps,
    shared: createPublicReader(services.cache, { brand: brandOf(caller), wps, anonymous, reading }),
    identity: createIdentity(wps, hasToken),
    references: createReferences(() => context),
    games: createGameLoaders(() => context),
    team: createTeamLoaders(() => context),
    invitations: createInvitationLoaders(() => context),
    contracts: createContractLoaders(() => context),
    lines: createLineLoaders(() => context),
    earnings: createEarningLoaders(() => context),
    disputes: createDisputeLoaders(() => context),
    events: services.events,
    chatFeeds: services.chatFeeds,
    network() {
      reading.noteOwn()
      return caller.address === undefined ? undefined : networkOf(caller.address)
    },
    hasToken,
    adoptToken(next) {
      reading.noteOwn()
      token = next
      forgetRead(context)
    },
    deviceCookie: {
      ...deviceCookie,
      read() {
        reading.noteOwn()
        return deviceCookie.read()
      },
    },
    reading,
    restCalls: () => restCalls,
  }
  return context
}
