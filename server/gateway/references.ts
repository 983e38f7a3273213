import type DataLoader from 'dataloader'
import type { GatewayContext } from './context.ts'
import { nobodyWhenRefused } from './modules/sessions/identity.ts'
import { createByIdsLoader, mostIds, once } from './wps/loaders.ts'
import type { CallName } from './wps/types.ts'

/** How a call answers by ids: in a list or in a page, and which field of an answer is the id. */
interface ByIds {
  readonly id: string
  readonly isPage: boolean
  /** It takes no ids: it answers with all that the caller is shown, which is a short list. */
  readonly isWhole?: boolean
}

const page: ByIds = { id: 'id', isPage: true }
const whole: ByIds = { id: 'id', isPage: false, isWhole: true }

/** The calls of the platform that answer by ids, and so may stand behind an edge of the schema. */
export const callsByIds = {
  findBrandRecords: { id: 'id', isPage: false },
  findOwnRecords: { id: 'id', isPage: false },
  listChannels: whole,
  listGamesByIds: { id: 'nodeId', isPage: false },
  listLotteryChases: page,
  listMallGoods: page,
  listOperatorChannels: page,
  listOperatorContracts: page,
  listOperatorDeposits: page,
  listOperatorGames: page,
  listOperatorMembers: page,
  listOperatorPromotions: page,
  listPromotions: whole,
  listRaffles: whole,
  listSettlements: page,
} as const satisfies Partial<Record<CallName, ByIds>>

export type CallByIds = keyof typeof callsByIds

export function answersByIds(name: string): name is CallByIds {
  return Object.hasOwn(callsByIds, name)
}

/** What the platform answers of one thing; the schema says its shape. */
export type Referred = Readonly<Record<string, unknown>>

/** What objects of one operation refer to by id. */
export interface References {
  /** The thing of this id, or null where the platform does not know it, or does not show it to the caller. */
  readonly load: (call: CallByIds, id: string) => Promise<Referred | null>
  readonly forget: () => void
}

/** A loader for each call: whatever asks in one tick, from wherever in the operation, is one call of the platform. */
export function createReferences(context: () => Pick<GatewayContext, 'wps'>): References {
  const loaders = new Map<CallByIds, DataLoader<string, Referred | null>>()
  const loaderOf = (call: CallByIds) => {
    const known = loaders.get(call)
    if (known !== undefined) return known
    const { id, isPage, isWhole }: ByIds = callsByIds[call]
    // Each answers alike whatever it is asked for, so that one answer does for the operation. They are members' lists: whom it is not
    // for, as an operator who reads what a member did, finds nothing at the end of the edge.
    const all = once(async () => (await nobodyWhenRefused(context().wps.call(call as 'listChannels'))) ?? [])
    const made = createByIdsLoader<Referred>({
      async read(ids) {
        if (isWhole) return all()
        // One name stands for all: each takes `ids`, and each page as many as were asked for.
        const name = call as 'listOperatorMembers'
        const answer: unknown = await context().wps.call(name, { query: { ids, ...(isPage && { pageSize: mostIds }) } })
        return (isPage ? (answer as { content: Referred[] }).content : answer) as readonly Referred[]
      },
      keyOf: (value) => String(value[id]),
    })
    loaders.set(call, made)
    return made
  }
  return { load: (call, id) => loaderOf(call).load(id), forget: () => loaders.clear() }
}
