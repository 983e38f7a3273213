import { httpErrors } from '../../../../http/errors.ts'
import { type By, demand } from '../../../operators/service.ts'
import { membersErrors } from '../../errors.ts'
import { clearFailures } from '../../failures.ts'
import { dropAvatar, updateMember } from '../../profile-repository.ts'
import { membersRights } from '../policy.ts'
import { changeMember, type MembersOperatorDependencies, noteTouch, type Profile, tellMember } from './change.ts'

/** What an operator may correct; undefined stays. */
export interface Correction {
  readonly language?: string | undefined
  readonly nickname?: string | null | undefined
  readonly payeeName?: string | null | undefined
}

/**
 * LOCKED ends every session at once; bets read the status themselves, so the next one is refused, and vendors that do not ask
 * us for bets are told. Throws ACCOUNT_CLOSED:
 * what its owner closed is reopened where protection is decided about.
 */
export const setStatus = (
  dependencies: MembersOperatorDependencies,
  by: By,
  id: string,
  status: 'ACTIVE' | 'LOCKED',
): Promise<Profile> =>
  changeMember(dependencies, by, status === 'LOCKED' ? 'lock' : 'unlock', id, async (tx, member) => {
    if (member.status === 'CLOSED') throw membersErrors.ACCOUNT_CLOSED({ field: 'status' })
    const owner = { merchantId: member.merchant_id, memberId: id }
    await updateMember(tx.query, owner, { status })
    if (status !== 'LOCKED') return
    await dependencies.sessions.endAll(tx, owner)
    await dependencies.protection.stopPlay(tx, owner)
  })

/** Corrects what is not undefined. Throws INVALID_INPUT for a language not offered. A new payee name is told to the member. */
export async function correct(
  dependencies: MembersOperatorDependencies,
  by: By,
  id: string,
  { language, nickname, payeeName }: Correction,
): Promise<Profile> {
  demand(by.session, membersRights['members.change'])
  const { languages } = await dependencies.sites.findMerchant(by.session.merchantId)
  if (language !== undefined && !languages.includes(language)) throw httpErrors.INVALID_INPUT({ field: 'language' })
  return changeMember(dependencies, by, 'correct', id, async (tx, member) => {
    await updateMember(
      tx.query,
      { merchantId: member.merchant_id, memberId: id },
      {
        // Something is always set, be it what it was.
        language: language ?? member.language,
        ...(nickname === undefined ? {} : { nickname }),
        ...(payeeName === undefined ? {} : { payee_name: payeeName }),
      },
    )
    if (payeeName === undefined || payeeName === member.payee_name) return
    await noteTouch(dependencies, tx, member, by)
    await tellMember(dependencies, tx, member, 'payeeNameCorrected')
  })
}

/** Takes a picture away that should not be seen; the member may choose another one. Throws NOT_FOUND without one. */
export const removeAvatar = (dependencies: MembersOperatorDependencies, by: By, id: string): Promise<Profile> =>
  changeMember(dependencies, by, 'removeAvatar', id, async (tx, member) => {
    if (member.avatar_url === null) throw httpErrors.NOT_FOUND()
    await dropAvatar(tx.query, { merchantId: member.merchant_id, memberId: id })
    await tellMember(dependencies, tx, member, 'avatarRemoved')
  })

/** Forgets failed sign-ins, so that the member may try again at once. */
export const forgetFailures = (dependencies: MembersOperatorDependencies, by: By, id: string): Promise<Profile> =>
  changeMember(dependencies, by, 'clearFailures', id, (tx, member) =>
    clearFailures(dependencies.verification.attempts, tx.query, member.merchant_id, member.account),
  )

/** Ends one session, or all when none is named. */
export const endSessions = (
  dependencies: MembersOperatorDependencies,
  by: By,
  id: string,
  sessionId: string | undefined,
): Promise<Profile> =>
  changeMember(dependencies, by, 'endSessions', id, (tx, { merchant_id: merchantId }) =>
    dependencies.sessions.endFor(tx, { merchantId, memberId: id }, sessionId),
  )
