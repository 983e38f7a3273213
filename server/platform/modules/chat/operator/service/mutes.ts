import type { Rows } from '../../../../db/search.ts'
import { httpErrors } from '../../../../http/errors.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { chatErrors } from '../../errors.ts'
import { lockWriter } from '../../repository/writers.ts'
import { chatRights } from '../policy.ts'
import { presentMute } from '../presenter.ts'
import * as repository from '../repository/mutes.ts'
import type { ChatOperatorDependencies } from './dependencies.ts'

type Because = By & { readonly reason: string }

const MINUTE = 60_000

const deed = (action: string) => ({
  right: chatRights['chat.moderate'],
  action: `chat.${action}`,
  // The log of the member shows it.
  subjectKind: 'members',
  subjectId: ({ member_id }: repository.MuteRow) => member_id,
  present: presentMute,
})

/** A page of the mutes of the brand in view, the last one first. */
export async function listMutes(
  { database, clock }: ChatOperatorDependencies,
  session: OperatorSession,
  filter: repository.MuteFilter,
  asked: PageRequest,
): Promise<Rows<repository.MuteRow>> {
  demand(session, chatRights['chat.read'])
  return repository.listMutes(database.query, session.merchantId, filter, clock.now(), pageOf(asked))
}

/**
 * Lets a member write nothing for so many minutes from now; it takes the place of a mute that is in force. What he is just writing is in the
 * room before, or refused. Throws NOT_FOUND, also for another brand's member.
 */
export function mute(
  { clock, operators }: ChatOperatorDependencies,
  by: Because,
  { memberId, minutes }: { readonly memberId: string; readonly minutes: number },
): Promise<repository.MuteRow> {
  const { merchantId, account } = by.session
  return operators.perform(by, deed('mute'), async (tx) => {
    if (!(await repository.isMember(tx.query, merchantId, memberId))) throw httpErrors.NOT_FOUND({ field: 'memberId' })
    await lockWriter(tx, { merchantId, memberId })
    const now = clock.now()
    const before = (await repository.findMuteOf(tx.query, merchantId, memberId, now)) ?? null
    await repository.endMutes(tx.query, merchantId, memberId, { by: account, at: now })
    const id = newId(now.getTime())
    const until = new Date(now.getTime() + minutes * MINUTE)
    await repository.insertMute(tx.query, {
      merchant_id: merchantId,
      id,
      member_id: memberId,
      reason: by.reason,
      made_by: account,
      made_at: now,
      until,
    })
    return { before, after: (await repository.findMuteById(tx.query, merchantId, id)) ?? null }
  })
}

/** Lets a member write again. Throws CHAT_MUTE_NOT_FOUND, also for one that is over. */
export function endMute(
  { clock, operators }: ChatOperatorDependencies,
  by: Because,
  id: string,
): Promise<repository.MuteRow> {
  const { merchantId, account } = by.session
  return operators.perform(by, deed('endMute'), async (tx) => {
    const now = clock.now()
    const before = await repository.findMuteById(tx.query, merchantId, id)
    if (before === undefined || before.ended_at !== null || before.until <= now) throw chatErrors.CHAT_MUTE_NOT_FOUND()
    await repository.endMutes(tx.query, merchantId, before.member_id, { by: account, at: now })
    return { before, after: (await repository.findMuteById(tx.query, merchantId, id)) ?? null }
  })
}
