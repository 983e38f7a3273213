import type { Static } from 'typebox'
import { signInNameOf } from '../../lib/subaccounts.ts'
import type { DeedView } from './repository/deeds.ts'
import type { SeenSubaccount } from './repository/subaccounts.ts'
import type { Subaccount, SubaccountDeed } from './schema.ts'

type Shape = Static<typeof Subaccount>

/** The rights, and the deeds below, were checked when they were written. */
export const presentSubaccount = (row: SeenSubaccount, { account }: { readonly account: string }): Shape => ({
  id: row.id,
  name: row.name,
  signInName: signInNameOf({ account, subaccount: { ...row, displayName: row.display_name } }),
  displayName: row.display_name,
  rights: row.rights as Shape['rights'],
  isOpen: row.disabled_at === null,
  mustChangePassword: row.must_change_password,
  createdAt: row.created_at.toISOString(),
  disabledAt: row.disabled_at?.toISOString() ?? null,
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
})

export const presentDeed = (row: DeedView): Static<typeof SubaccountDeed> => ({
  id: row.id,
  at: row.at.toISOString(),
  subaccountId: row.subaccount_id,
  subaccountName: row.name,
  displayName: row.display_name,
  deed: row.deed as Static<typeof SubaccountDeed>['deed'],
  about: row.about,
  outcome: row.outcome,
  ip: row.ip,
})
