import type { Logger } from 'pino'
import { networkOf } from '../edge/address.ts'
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
  readonly network: string | undefined
  readonly hasToken: () => boolean
  /** From now on the operation speaks for the session that was just opened; with undefined for a visitor. */
  readonly adoptToken: (token: string | undefined) => void
  /** The cookie of a remembered device; a socket has none. */
  readonly deviceCookie: DeviceCookie
  /** REST calls made so far. */
  readonly restCalls: () => number
}

/**
 * What the platform is not told of who asks for shared data. It is told the address: what nobody asked for before counts against
 * whoever asks for it, or one visitor's hundred odd pages would be everybody's slow lobby.
 */
const nobody = { token: undefined, country: undefined, userAgent: undefined }

/** Makes the context of one operation (or of one subscription). */
export function createContext(
  services: GatewayServices,
  caller: Omit<Caller, 'onCall'>,
  isPersisted: boolean,
  deviceCookie: DeviceCookie = noCookie,
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
  }
  const wps = services.wps.as(signedIn)
  // Shared answers must not depend on who happened to ask first.
  const anonymous = services.wps.as({ ...caller, ...nobody, onCall })
  const brand = `${caller.host ?? ''}|${caller.merchant ?? ''}|${caller.language}`
  const context: GatewayContext = {
    requestId: caller.requestId,
    language: caller.language,
    logger: services.logger,
    isPersisted,
    wps,
    shared: {
      call: ({ tag, maxAge, needsToken }, name, ...input) =>
        services.cache.get({
          key: `${brand}|${name}|${JSON.stringify(input)}`,
          tag,
          lifetime: maxAge * 1000,
          // The compiler spreads no tuple that hangs on two generics; the arguments are those that `PublicReader` demands.
          read: () => ((needsToken ? wps : anonymous) as AnyCaller<CallValue<typeof name>>).call(name, ...input),
        }),
    },
    identity: createIdentity(wps, () => token !== undefined),
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
    network: caller.address === undefined ? undefined : networkOf(caller.address),
    hasToken: () => token !== undefined,
    adoptToken(next) {
      token = next
      context.identity.forget()
      context.references.forget()
      context.games.forget()
      context.team.forget()
      context.invitations.forget()
      context.contracts.forget()
      context.lines.forget()
      context.earnings.forget()
      context.disputes.forget()
    },
    deviceCookie,
    restCalls: () => restCalls,
  }
  return context
}
