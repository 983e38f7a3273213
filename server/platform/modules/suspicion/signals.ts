import type { Transaction } from '../../db/connection.ts'
import { type DrawBet, mirroredStakes, oppositeDraw, type TableBet } from './sides.ts'
import { listDrawBetsOf, listOwnDrawBets, listTableBets } from './sides-repository.ts'
import type { Shared, SharedKind } from './traits.ts'
import { findShared, type MemberKey } from './traits-repository.ts'

/** What makes a member look like somebody who takes the same twice, or plays without risk; the most telling first. */
export const SIGNAL_KINDS = ['DEVICE', 'PAYOUT_ACCOUNT', 'ADDRESS', 'BOTH_SIDES', 'MIRRORED_STAKES'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

export interface Signal {
  readonly kind: SignalKind
  /** With whom; null where it is the member's own play. */
  readonly otherId: string | null
  /** The address, the address with the browser, bank and number, lottery and draw, or `6/6` of the stakes that were compared. */
  readonly detail: string
}

const SIGNAL_OF: Readonly<Record<SharedKind, SignalKind>> = {
  REGISTRATION: 'ADDRESS',
  DEVICE: 'DEVICE',
  PAYOUT_ACCOUNT: 'PAYOUT_ACCOUNT',
  ADDRESS: 'ADDRESS',
}
/** How far back bets are looked at. */
const DAYS = 7 * 86_400_000

/**
 * What a member has in common with some others, and bets on both sides: his own, and his with those who share something with him. Each kind is
 * told once of each other member.
 */
export async function findSignals(
  tx: Pick<Transaction, 'raw'>,
  member: MemberKey,
  others: readonly string[],
  now: Date,
): Promise<Signal[]> {
  const shared = signalsOf(await findShared(tx, member, others))
  const sharing = [...new Set(shared.map(({ otherId }) => otherId))]
  const since = new Date(now.getTime() - DAYS)
  const found = [...shared, ...(await drawSignals(tx, member, sharing, since))]
  found.push(...(await tableSignals(tx, member, sharing, since)))
  return found.toSorted((one, other) => SIGNAL_KINDS.indexOf(one.kind) - SIGNAL_KINDS.indexOf(other.kind))
}

/** Each kind once of each other member; an address says nothing more where the device is the same. */
function signalsOf(shared: readonly Shared[]): (Signal & { readonly otherId: string })[] {
  const byKind = new Map(
    shared.map(({ otherId, kind, value: detail }) => [
      `${otherId} ${SIGNAL_OF[kind]}`,
      { kind: SIGNAL_OF[kind], otherId, detail },
    ]),
  )
  return [...byKind.values()].filter(({ kind, otherId }) => kind !== 'ADDRESS' || !byKind.has(`${otherId} DEVICE`))
}

async function drawSignals(
  tx: Pick<Transaction, 'raw'>,
  member: MemberKey,
  sharing: readonly string[],
  since: Date,
): Promise<Signal[]> {
  const own = await listOwnDrawBets(tx, member, since)
  if (own.length === 0) return []
  const draws = [...new Set(own.map(({ drawId }) => drawId))]
  const theirs = sharing.length === 0 ? [] : await listDrawBetsOf(tx, member.merchantId, draws, sharing)
  const betsOf = (id: string | null): readonly DrawBet[] =>
    id === null ? own : theirs.filter(({ memberId }) => memberId === id)
  return [null, ...sharing].flatMap((otherId): Signal[] => {
    const detail = oppositeDraw(own, betsOf(otherId))
    return detail === undefined ? [] : [{ kind: 'BOTH_SIDES', otherId, detail }]
  })
}

async function tableSignals(
  tx: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  sharing: readonly string[],
  since: Date,
): Promise<Signal[]> {
  const bets = await listTableBets(tx, merchantId, [memberId, ...sharing], since)
  const betsOf = (id: string): readonly TableBet[] => bets.filter((bet) => bet.memberId === id)
  const own = betsOf(memberId)
  if (own.length === 0) return []
  return [null, ...sharing].flatMap((otherId): Signal[] => {
    const met = mirroredStakes(own, otherId === null ? own : betsOf(otherId))
    return met === undefined ? [] : [{ kind: 'MIRRORED_STAKES', otherId, detail: `${met.opposite}/${met.compared}` }]
  })
}
