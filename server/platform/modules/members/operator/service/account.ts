import type { Transaction } from '../../../../db/connection.ts'
import { httpErrors } from '../../../../http/errors.ts'
import { type By, demand } from '../../../operators/service.ts'
import { deleteProposal } from '../../../proposals/service.ts'
import { membersErrors } from '../../errors.ts'
import { clearFailures } from '../../failures.ts'
import { dropAvatar, updateMember } from '../../profile-repository.ts'
import type { MemberRow } from '../../repository.ts'
import { membersRights } from '../policy.ts'
import {
  changeMember,
  changeMemberSeconded,
  type MembersOperatorDependencies,
  needMember,
  noteTouch,
  type Profile,
  tellMember,
} from './change.ts'

type Deciding = By & { readonly reason: string }

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
  by: Deciding,
  id: string,
  status: 'ACTIVE' | 'LOCKED',
): Promise<Profile> => (status === 'LOCKED' ? lock(dependencies, by, id) : unlock(dependencies, by, id))

/** One operator stops it alone; that somebody wanted the account open falls away. */
const lock = (dependencies: MembersOperatorDependencies, by: Deciding, id: string): Promise<Profile> =>
  changeMember(dependencies, by, 'lock', id, async (tx, member) => {
    demandOwned(member)
    const owner = { merchantId: member.merchant_id, memberId: id }
    await updateMember(tx.query, owner, { status: 'LOCKED' })
    await deleteProposal(tx.query, member.merchant_id, 'memberUnlocking', id)
    await dependencies.sessions.endAll(tx, owner)
    await dependencies.protection.stopPlay(tx, owner)
  })

async function unlock(dependencies: MembersOperatorDependencies, by: Deciding, id: string): Promise<Profile> {
  demand(by.session, membersRights['members.change'])
  demandOwned(await needMember(dependencies.database.query, by.session.merchantId, id))
  const deed = { kind: 'memberUnlocking', wish: { status: 'ACTIVE' } } as const
  return changeMemberSeconded(dependencies, by, 'unlock', id, deed, (tx, member) => {
    demandOwned(member)
    return updateMember(tx.query, { merchantId: member.merchant_id, memberId: id }, { status: 'ACTIVE' })
  })
}

function demandOwned({ status }: MemberRow): void {
  if (status === 'CLOSED') throw membersErrors.ACCOUNT_CLOSED({ field: 'status' })
}

/**
 * Corrects what is not undefined. A new payee name is told to the member; where the brand wants two for it, the whole correction waits.
 * Throws INVALID_INPUT for a language not offered, and as `changeMemberSeconded`.
 */
export async function correct(
  dependencies: MembersOperatorDependencies,
  by: Deciding,
  id: string,
  correction: Correction,
): Promise<Profile> {
  const { language, payeeName } = correction
  demand(by.session, membersRights['members.change'])
  const { languages } = await dependencies.sites.findMerchant(by.session.merchantId)
  if (language !== undefined && !languages.includes(language)) throw httpErrors.INVALID_INPUT({ field: 'language' })
  const { merchantId } = by.session
  const { payee_name: present } = await needMember(dependencies.database.query, merchantId, id)
  // What is no other name is not written either: it may be another one meanwhile, by two.
  if (payeeName === undefined || payeeName === present)
    return changeMember(dependencies, by, 'correct', id, (tx, member) =>
      writeCorrection(dependencies, tx, member, by, { ...correction, payeeName: undefined }),
    )
  const wish = Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined))
  return changeMemberSeconded(dependencies, by, 'correct', id, { kind: 'memberPayeeName', wish }, (tx, member) =>
    writeCorrection(dependencies, tx, member, by, correction),
  )
}

async function writeCorrection(
  dependencies: MembersOperatorDependencies,
  tx: Transaction,
  member: MemberRow,
  by: By,
  { language, nickname, payeeName }: Correction,
): Promise<void> {
  await updateMember(
    tx.query,
    { merchantId: member.merchant_id, memberId: member.id },
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
