import type { Transaction } from '../../db/connection.ts'
import { MEMBER } from '../../lib/account-types.ts'
import { newPlainText } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import type { MembersParts } from './dependencies.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { tellMemberWebhooks } from './tell-webhooks.ts'
import { hangInTree } from './tree-repository.ts'

/** Capital letters and digits that are told apart on the telephone. */
const REFERRAL_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const newReferralCode = (length = 8): string => newPlainText(length, REFERRAL_CHARACTERS)

/** Opens the wallet and the place in the tree that every account has, within the transaction that made it. */
export async function openAccount(
  { clock, ledger, openingListeners }: MembersParts,
  tx: Transaction,
  member: MemberRow,
  uplineId: string | undefined,
): Promise<void> {
  const owner = { merchantId: member.merchant_id, memberId: member.id }
  await hangInTree(tx, owner, uplineId, member.registered_at)
  await ledger.openAccounts(tx, owner, [{ currency: member.currency, account: 'CASH' }])
  for (const listener of openingListeners) await listener(tx, member)
  await tellMemberWebhooks(tx, member, clock.now())
}

/** An account opened by somebody else than its owner. */
export interface NewMember {
  readonly merchantId: string
  readonly account: string
  /** Argon2id. Made before the transaction: hashing is slow on purpose. */
  readonly passwordHash: string
  /** Whether the owner has to take another one at the first sign-in. Not so unless told. */
  readonly mustChangePassword?: boolean
  /** Argon2id; without it the member sets one before money leaves. */
  readonly paymentPasswordHash?: string
  /** A member's unless told; see lib/account-types.ts. */
  readonly type?: number
  readonly currency: string
  readonly language: string
  readonly nickname?: string
  readonly payeeName?: string
  readonly email?: string
  /** E.164. */
  readonly mobile?: string
  readonly referralCode?: string
  readonly uplineId?: string
  /** Now, unless the account comes from elsewhere and is older. */
  readonly registeredAt?: Date
}

/** Opens an account without a registration form, with password, wallet and place in the tree, within the caller's transaction. */
export async function createMember(parts: MembersParts, tx: Transaction, input: NewMember): Promise<MemberRow> {
  const now = parts.clock.now()
  const registeredAt = input.registeredAt ?? now
  const member = await repository.insertMember(tx.query, {
    merchant_id: input.merchantId,
    id: newId(now.getTime()),
    account: input.account,
    account_key: input.account.toLowerCase(),
    type: input.type ?? MEMBER,
    currency: input.currency,
    language: input.language,
    nickname: input.nickname ?? null,
    payee_name: input.payeeName ?? null,
    email: input.email ?? null,
    mobile: input.mobile ?? null,
    referral_code: input.referralCode ?? newReferralCode(),
    details: '{}',
    payment_password_hash: input.paymentPasswordHash ?? null,
    registered_at: registeredAt,
  })
  const owner = { merchant_id: input.merchantId, member_id: member.id }
  await repository.replacePassword(tx.query, {
    ...owner,
    kind: 'MAIN',
    hash: input.passwordHash,
    must_change: input.mustChangePassword ?? false,
    created_at: now,
  })
  await openAccount(parts, tx, member, input.uplineId)
  return member
}
