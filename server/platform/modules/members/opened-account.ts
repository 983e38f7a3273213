import type { Transaction } from '../../db/connection.ts'
import { sqlState } from '../../db/trouble.ts'
import { hashPassword, passwordMatches } from '../../lib/credentials.ts'
import type { Merchant } from '../sites/service.ts'
import { createMember } from './creation.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { checkMemberPassword } from './new-password.ts'
import { checkRule } from './registration-rules.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { selectUplines } from './tree-repository.ts'
import { deliverWelcome } from './welcome.ts'

/** An account that somebody above opens for its owner. */
export interface AccountOrder {
  readonly merchant: Merchant
  readonly username: string
  /** Known to who opens the account, so it must be changed at the first sign-in. */
  readonly password: string
  /** See lib/account-types.ts. */
  readonly type: number
  readonly uplineId: string
  /** One of the brand's. */
  readonly language: string
}

/**
 * Opens an account for somebody else by the rules of a registration (section 5); `within` is part of its transaction. The same order again
 * (the answer was lost) answers the account that it opened, as long as nobody signed in to it. Throws INVALID_INPUT, PASSWORD_…, ACCOUNT_TAKEN.
 */
export async function openForOwner(
  parts: MembersParts,
  order: AccountOrder,
  within: (tx: Transaction, member: MemberRow) => Promise<void>,
): Promise<MemberRow> {
  const { database, sites } = parts
  const { merchant, type, uplineId, language, password } = order
  const account = order.username.trim()
  for (const rule of await sites.listRegistrationFields(merchant.id)) {
    if (rule.name === 'username') checkRule(rule, account)
  }
  await checkMemberPassword(parts, merchant.id, { password, context: [account, merchant.name], field: 'password' })
  const known = await findOpened(parts, { ...order, username: account })
  if (known !== undefined) return known
  const passwordHash = await hashPassword(password)
  const opened = { account, passwordHash, mustChangePassword: true, type, uplineId, language }
  try {
    return await database.transaction(async (tx) => {
      const member = await createMember(parts, tx, {
        ...opened,
        merchantId: merchant.id,
        currency: merchant.currency,
      })
      await deliverWelcome(parts, tx, member)
      await within(tx, member)
      return member
    })
  } catch (error) {
    // Two of one name at once: the database lets one of them through.
    const winner = sqlState(error) === '23505' ? await findOpened(parts, { ...order, username: account }) : undefined
    if (winner !== undefined) return winner
    throw error
  }
}

/** The account that the same order opened before; undefined while the name is free. Throws ACCOUNT_TAKEN. */
async function findOpened(
  { database, clock }: MembersParts,
  { merchant, username, password, uplineId }: AccountOrder,
): Promise<MemberRow | undefined> {
  const member = await repository.selectMemberByAccount(database.query, merchant.id, username)
  if (member === undefined) return undefined
  const place = { merchantId: merchant.id, memberId: member.id }
  const upline = (await selectUplines(database.query, place, clock.now())).at(-1)
  const isUntouched = upline?.id === uplineId && member.last_sign_in_at === null
  const passwords = isUntouched
    ? await repository.selectPasswords(database.query, merchant.id, member.id, clock.now())
    : []
  const first = passwords.find(({ kind, must_change }) => kind === 'MAIN' && must_change)
  if (first !== undefined && (await passwordMatches(first.hash, password))) return member
  throw membersErrors.ACCOUNT_TAKEN({ field: 'username' })
}
