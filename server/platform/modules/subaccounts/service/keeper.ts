import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import type { Subaccount, SubaccountKeeper } from '../../members/service.ts'
import * as deeds from '../repository/deeds.ts'
import * as repository from '../repository/subaccounts.ts'

interface Parts {
  readonly database: Database
  readonly clock: Clock
}

/** Knows at the agents' door who acts in whose name. */
export const keepSubaccounts = ({ database, clock }: Parts): SubaccountKeeper => ({
  async findBySignInName(merchantId, signInName) {
    const [account = '', name = '', ...rest] = signInName.toLowerCase().split('.')
    if (name === '' || rest.length > 0) return undefined
    return asSubaccount(await repository.findOpenByName(database.query, merchantId, account, name))
  },

  find: async (merchantId, id) => asSubaccount(await repository.findOpen(database.query, merchantId, id)),

  async noteSignIn(tx, { id: subaccountId }, { merchantId, ip }) {
    const now = clock.now()
    const deed = { merchantId, id: newId(now.getTime()) }
    await deeds.begin(tx, { ...deed, subaccountId, at: now, name: 'SIGN_IN', about: undefined, ip })
    await deeds.finish(tx.query, deed, 'DONE')
  },

  setPassword: (tx, merchantId, id, { oldHash, newHash }) =>
    repository.changePassword(tx.query, merchantId, id, oldHash, {
      password_hash: newHash,
      must_change_password: false,
      password_set_at: clock.now(),
    }),
})

const asSubaccount = (row: repository.SubaccountRow | undefined): Subaccount | undefined =>
  row && {
    id: row.id,
    agentId: row.agent_id,
    name: row.name,
    displayName: row.display_name,
    rights: row.rights,
    passwordHash: row.password_hash,
    passwordSetAt: row.password_set_at,
    mustChangePassword: row.must_change_password,
  }
