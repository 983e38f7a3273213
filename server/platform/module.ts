import type { FastifyInstance } from 'fastify'
import type { ExportSource } from './db/export-source.ts'
import type { Call } from './http/call.ts'
import type {
  Introducer,
  OpeningListener,
  RankTeller,
  ReferralListener,
  SubaccountKeeper,
} from './modules/members/service.ts'
import type { Outlet, ToldEvent } from './modules/messages/service.ts'
import type { Right } from './modules/operators/service.ts'
import type { DepositListener, ReversalListener } from './modules/payments/service.ts'
import type { StopListener } from './modules/protection/service.ts'
import type { BrandSettings } from './modules/sites/service.ts'
import type { CountListener } from './modules/turnover/service.ts'

/**
 * What a module brings to the platform, said by itself in its `module.ts`. `modules.ts` lists them; the app, the context, the
 * jobs and `openapi.json` fold that list, so that a new module is a folder and one line. Functions ask for what they need of
 * the context by their own parameter (`never` takes any); the compiler holds it against the context where they are called.
 */
interface Module {
  /** The domain word: the folder, the service in the context, the tag in `openapi.json`. */
  readonly name: string
  readonly calls: Readonly<Record<string, Call>>
  /** The files whose exported shapes bear their names in `openapi.json`; one that is not exported stands inline. */
  readonly shapes: readonly Readonly<Record<string, unknown>>[]
  /** What operators may do here. */
  readonly rights?: Readonly<Record<string, Right>>
  /** Lists that operators may have exported whole (decision 0069). */
  readonly exports?: readonly ExportSource[]
  /** Makes the service that other modules and the routes ask, of what the modules before it in the list have made. */
  readonly create?: (parts: never) => unknown
  /** Serve the calls, those of operators included. */
  readonly routes: readonly ((app: FastifyInstance, context: never) => void)[]
  /** Declares what happens by itself. */
  readonly jobs?: (context: never) => void
  /** Forgets what expired; a job asks every module once an hour. */
  readonly forgetOld?: (context: never) => Promise<unknown>
  /** What members are told of here. */
  readonly tells?: Readonly<Record<string, ToldEvent>>
  /** Tables in which each row is a setting of a brand: what a brand that is opened as another one is begins with (decision 0067). */
  readonly brandSettings?: BrandSettings
  /** Makes a way to tell members beside the inbox; of services. Undefined where the installation has none. */
  readonly outlet?: (context: never) => Outlet | undefined
  /** Makes who knows of codes, beside members' own, by which somebody may come into a line. */
  readonly introduces?: (parts: never) => Introducer
  /** Makes who knows those that sign in to act in the name of agents. */
  readonly keepsSubaccounts?: (parts: never) => SubaccountKeeper
  /** Makes who tells members what level of the house they have. */
  readonly tellsRanks?: () => RankTeller
  /** Listen to what other modules tell within their transactions. */
  readonly events?: {
    /** Makes who is told of bets as turnover counts them. */
    readonly betsCounted?: (parts: never) => CountListener
    /** Makes who is told of accounts as members open them. */
    readonly accountOpened?: (parts: never) => OpeningListener
    /** Makes who is told of members who registered by the code of another one. */
    readonly memberReferred?: (parts: never) => ReferralListener
    /** Makes who is told of deposits as they are credited; of services, since most give something for them. */
    readonly depositCredited?: (parts: never) => DepositListener
    /** Makes who is told of deposits as they are taken back; who gives something for a deposit takes it back there. */
    readonly depositReversed?: (parts: never) => ReversalListener
    /** Makes who is told of members as they may bet no more. */
    readonly playStopped?: (parts: never) => StopListener
  }
}

/** Holds a module against the shape and keeps its exact type. */
export function defineModule<const Given extends Module>(module: Given): Given {
  return module
}
