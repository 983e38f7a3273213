import { areAccounts, unknownOf } from '../../../audiences/service.ts'
import type { Addressees, BroadcastDraft } from '../../draft.ts'
import { broadcastsErrors } from '../../errors.ts'
import type { BroadcastsOperatorDependencies } from './dependencies.ts'

type Parts = Pick<BroadcastsOperatorDependencies, 'database' | 'sites' | 'clock'>

/** Throws BROADCAST_AUDIENCE_UNKNOWN with the field that is meant. */
export async function checkAddressees(
  { database }: Pick<Parts, 'database'>,
  merchantId: string,
  { audience, accounts }: Addressees,
): Promise<void> {
  const unknown = await unknownOf(database, merchantId, audience)
  if (unknown !== undefined) throw broadcastsErrors.BROADCAST_AUDIENCE_UNKNOWN({ field: `audience.${unknown}` })
  if (!(await areAccounts(database, merchantId, accounts)))
    throw broadcastsErrors.BROADCAST_AUDIENCE_UNKNOWN({ field: 'accounts' })
}

/** Throws BROADCAST_WORDS_MISSING, BROADCAST_TIME_PAST and as `checkAddressees`. */
export async function checkDraft(parts: Parts, merchantId: string, draft: BroadcastDraft): Promise<void> {
  const { languages } = await parts.sites.findMerchant(merchantId)
  const written = draft.words.map(({ language }) => language)
  const isWhole = languages.every((language) => written.includes(language)) && new Set(written).size === written.length
  if (!isWhole) throw broadcastsErrors.BROADCAST_WORDS_MISSING({ field: 'words' })
  checkTime(draft, parts.clock.now())
  await checkAddressees(parts, merchantId, draft)
}

/** Throws BROADCAST_TIME_PAST. */
export function checkTime({ scheduledAt }: BroadcastDraft, now: Date): void {
  if (scheduledAt !== null && Date.parse(scheduledAt) <= now.getTime())
    throw broadcastsErrors.BROADCAST_TIME_PAST({ field: 'scheduledAt' })
}
