import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { hashPassword } from '../../../lib/credentials.ts'
import { checkNewPassword } from '../../../lib/passwords.ts'
import { signInNameOf } from '../../../lib/subaccounts.ts'
import * as repository from '../repository/subaccounts.ts'
import { type Dependencies, demand, demandRoom, need } from './dependencies.ts'

type Changed = Promise<repository.SeenSubaccount>

/** What a subaccount was and became. */
interface Change {
  readonly before: repository.SeenSubaccount
  readonly after: repository.SeenSubaccount
}

/** Changes a subaccount and ends its sessions. Throws SUBACCOUNT_NOT_FOUND. */
async function changeWithin(
  { sessions }: Dependencies,
  tx: Transaction,
  { merchantId, memberId }: repository.Agent,
  id: string,
  change: (before: repository.SeenSubaccount) => Promise<unknown>,
): Promise<Change> {
  const agent = { merchantId, memberId }
  await repository.lockAgent(tx, agent)
  const before = await need(tx, agent, id)
  await change(before)
  await sessions.endAll(tx, { ...agent, subaccountId: id })
  return { before, after: await need(tx, agent, id) }
}

/** The same in a transaction of its own. */
async function changeAndEnd(
  dependencies: Dependencies,
  agent: repository.Agent,
  id: string,
  change: (tx: Transaction) => Promise<unknown>,
): Changed {
  const { database } = dependencies
  return (await database.transaction((tx) => changeWithin(dependencies, tx, agent, id, () => change(tx)))).after
}

/** Says anew how somebody is called and what he may do. Throws FORBIDDEN, SUBACCOUNT_NOT_FOUND. */
export async function change(
  dependencies: Dependencies,
  session: MemberSession,
  id: string,
  { displayName, rights }: { readonly displayName: string; readonly rights: readonly string[] },
): Changed {
  demand(session, 'subaccounts.change')
  return changeAndEnd(dependencies, session, id, (tx) =>
    repository.update(tx.query, session, id, { display_name: displayName.trim(), rights: [...rights] }),
  )
}

/** Gives somebody another first password; who tried too often may come in again. Throws as `create` does, and SUBACCOUNT_NOT_FOUND. */
export async function setPassword(
  dependencies: Dependencies,
  session: MemberSession,
  id: string,
  { password, ownPassword }: { readonly password: string; readonly ownPassword: string },
): Changed {
  demand(session, 'subaccounts.change')
  const { database, clock, members } = dependencies
  const { merchantId, account } = session
  const { name, display_name: displayName } = await need(database, session, id)
  checkNewPassword(password, [account, name, displayName])
  await members.checkOwnPassword(session, ownPassword, 'ownPassword')
  const hash = await hashPassword(password)
  return changeAndEnd(dependencies, session, id, async (tx) => {
    await repository.update(tx.query, session, id, {
      password_hash: hash,
      must_change_password: true,
      password_set_at: clock.now(),
    })
    await members.freeName(tx, merchantId, signInNameOf({ account, subaccount: { id, name, displayName, rights: [] } }))
  })
}

/** Nobody comes in by it from now on, and who is in is out. Said again it stays as it is. Throws FORBIDDEN, SUBACCOUNT_NOT_FOUND. */
export async function disable(dependencies: Dependencies, session: MemberSession, id: string): Changed {
  demand(session, 'subaccounts.change')
  return (await dependencies.database.transaction((tx) => close(dependencies, tx, session, id))).after
}

/** The same within a transaction, for whoever was asked already whether he may. Throws SUBACCOUNT_NOT_FOUND. */
export const close = (
  dependencies: Dependencies,
  tx: Transaction,
  agent: repository.Agent,
  id: string,
): Promise<Change> =>
  changeWithin(dependencies, tx, agent, id, async ({ disabled_at }) => {
    if (disabled_at === null) await repository.update(tx.query, agent, id, { disabled_at: dependencies.clock.now() })
  })

/** Lets in again. Throws FORBIDDEN, SUBACCOUNT_NOT_FOUND, SUBACCOUNTS_TOO_MANY. */
export async function enable({ database }: Dependencies, session: MemberSession, id: string): Changed {
  demand(session, 'subaccounts.change')
  return database.transaction(async (tx) => {
    await repository.lockAgent(tx, session)
    const subaccount = await need(tx, session, id)
    if (subaccount.disabled_at === null) return subaccount
    await demandRoom(tx, session)
    await repository.update(tx.query, session, id, { disabled_at: null })
    return need(tx, session, id)
  })
}
