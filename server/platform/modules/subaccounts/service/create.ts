import type { MemberSession } from '../../../http/session.ts'
import { hashPassword } from '../../../lib/credentials.ts'
import { newId } from '../../../lib/id.ts'
import { checkNewPassword } from '../../../lib/passwords.ts'
import { subaccountsErrors } from '../errors.ts'
import * as repository from '../repository/subaccounts.ts'
import { type Dependencies, demand, demandRoom, need } from './dependencies.ts'

/** Somebody who is to act in an agent's name. */
export interface SubaccountWish {
  readonly name: string
  readonly displayName: string
  readonly rights: readonly string[]
  /** Known to the agent, so that its holder must choose another one. */
  readonly password: string
  readonly ownPassword: string
}

/**
 * Lets somebody act in an agent's name, who proves with his own password that it is he. Throws FORBIDDEN, OLD_PASSWORD_WRONG, PASSWORD_…,
 * SUBACCOUNT_NAME_TAKEN, SUBACCOUNTS_TOO_MANY.
 */
export async function create(
  { database, clock, members }: Dependencies,
  session: MemberSession,
  { displayName, rights, password, ownPassword, ...wish }: SubaccountWish,
): Promise<repository.SeenSubaccount> {
  demand(session, 'subaccounts.change')
  const { merchantId, memberId, account } = session
  const name = wish.name.toLowerCase()
  checkNewPassword(password, [account, name, displayName])
  await members.checkOwnPassword(session, ownPassword, 'ownPassword')
  const passwordHash = await hashPassword(password)
  return database.transaction(async (tx) => {
    await demandRoom(tx, session)
    if (await repository.isNameTaken(tx.query, session, name))
      throw subaccountsErrors.SUBACCOUNT_NAME_TAKEN({ field: 'name' })
    const now = clock.now()
    const id = newId(now.getTime())
    await repository.insert(tx.query, {
      merchant_id: merchantId,
      id,
      agent_id: memberId,
      name,
      display_name: displayName.trim(),
      password_hash: passwordHash,
      must_change_password: true,
      password_set_at: now,
      rights: [...rights],
      created_at: now,
      disabled_at: null,
    })
    return need(tx, session, id)
  })
}
