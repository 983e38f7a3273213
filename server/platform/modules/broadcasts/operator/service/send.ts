import type { By } from '../../../operators/service.ts'
import { demandSeen } from '../../../proposals/service.ts'
import type { BroadcastDraft } from '../../draft.ts'
import { broadcastsErrors } from '../../errors.ts'
import type { BroadcastRow } from '../../repository.ts'
import { FIRST, findAddressees } from '../../service/addressees.ts'
import { uncounted } from '../../service/count-due.ts'
import { lettersOf } from '../../service/letters.ts'
import { allows, BROADCAST_DEEDS, type BroadcastDeed, type BroadcastState } from '../../states.ts'
import { broadcastsRights } from '../policy.ts'
import { change, deed, need } from './change.ts'
import { checkTime } from './check-draft.ts'
import type { BroadcastsOperatorDependencies } from './dependencies.ts'

const right = broadcastsRights['broadcasts.send']
type Because = By & { readonly reason: string }

/** Whoever writes to more members than that says how many they are. */
const MANY = 1_000

/** Whether a broadcast reaches so many that whoever sends it says how many. */
export const needsCount = ({ reach }: Pick<BroadcastRow, 'reach'>): boolean => reach !== null && reach > MANY

/** What was seen by whoever sends: the draft, and of many the number that he typed. */
export interface Seen {
  readonly revision: string
  readonly count?: number | null | undefined
}

/**
 * Sends a draft, now or when it is scheduled. Throws BROADCAST_NOT_FOUND, BROADCAST_STATE, FOUR_EYES_CHANGED when the draft is another one
 * than was seen, BROADCAST_NOT_COUNTED, BROADCAST_COUNT_WRONG and BROADCAST_TIME_PAST.
 */
export function sendBroadcast(
  dependencies: BroadcastsOperatorDependencies,
  by: Because,
  id: string,
  { revision, count }: Seen,
): Promise<BroadcastRow> {
  return change(dependencies, by, { id, right, action: 'send' }, (row, now) => {
    const draft = row.draft as BroadcastDraft
    if (row.state !== 'DRAFT') throw broadcastsErrors.BROADCAST_STATE()
    demandSeen(revision, draft)
    if (row.reach === null) throw broadcastsErrors.BROADCAST_NOT_COUNTED()
    if (needsCount(row) && count !== row.reach)
      throw broadcastsErrors.BROADCAST_COUNT_WRONG({ field: 'count', extras: { count: row.reach } })
    checkTime(draft, now)
    const sent = { sent_by: by.session.account }
    if (draft.scheduledAt !== null) return { ...sent, state: 'SCHEDULED', scheduled_at: new Date(draft.scheduledAt) }
    return { ...sent, state: 'SENDING', scheduled_at: now, started_at: now }
  })
}

/** Pauses, resumes or cancels. Throws BROADCAST_NOT_FOUND, and BROADCAST_STATE where that cannot be done about it. */
export function steerBroadcast(
  dependencies: BroadcastsOperatorDependencies,
  by: Because,
  id: string,
  steering: BroadcastDeed,
): Promise<BroadcastRow> {
  return change(dependencies, by, { id, right, action: steering }, ({ state }, now) => {
    if (!allows(steering, state as BroadcastState)) throw broadcastsErrors.BROADCAST_STATE()
    const { to } = BROADCAST_DEEDS[steering]
    return { state: to, ...(to === 'CANCELLED' && { ...uncounted, ended_at: now }) }
  })
}

/**
 * Puts a broadcast into the inbox of one account as members will have it, whatever its audience; he will have the broadcast itself too.
 * Throws BROADCAST_NOT_FOUND, and BROADCAST_ACCOUNT_NOT_REACHED for whom one of that kind never reaches.
 */
export async function tryBroadcast(
  dependencies: BroadcastsOperatorDependencies,
  by: Omit<By, 'reason'>,
  id: string,
  account: string,
): Promise<BroadcastRow> {
  const { clock, messages, operators, sites } = dependencies
  const { merchantId } = by.session
  const { timeZone, defaultLanguage } = await sites.findMerchant(merchantId)
  return operators.perform({ ...by, reason: account }, deed(right, 'try'), async (tx) => {
    const row = await need(tx, { merchantId, id })
    const draft = row.draft as BroadcastDraft
    const addressees = { kind: draft.kind, audience: EVERYBODY, accounts: [account] }
    const part = { merchantId, timeZone, after: FIRST, limit: 1, now: clock.now() }
    const { members } = await findAddressees(dependencies, tx, addressees, part)
    if (members.length === 0) throw broadcastsErrors.BROADCAST_ACCOUNT_NOT_REACHED({ field: 'account' })
    const letters = lettersOf(draft, members, defaultLanguage)
    await messages.deliverMany(tx, merchantId, { broadcastId: null, ...letters })
    return { before: row, after: row }
  })
}

const EVERYBODY: BroadcastDraft['audience'] = {
  newMembersDays: null,
  leastLevel: null,
  greatestLevel: null,
  leastDeposits: null,
  inactiveDays: null,
  line: [],
  tags: [],
}
