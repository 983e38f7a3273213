import { TRIAL } from '../../lib/account-types.ts'
import { newPlainText } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import type { Admission } from './admission.ts'
import { newReferralCode, openAccount } from './creation.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import type { SignInResult } from './presenter.ts'
import * as repository from './repository.ts'

/** A trial account lives for a day. */
export const TRIAL_LIFE = 24 * 60 * 60_000

/**
 * Trial accounts: type 4, gone after a day (module FREEPLAY3, section 6). Their wallet is empty: what they play are demos, whose credits
 * the vendor keeps (decision 0055).
 */
export function createFreePlay(parts: MembersParts, admission: Admission) {
  const { database, clock, sites } = parts
  return {
    /** Opens a trial account and signs in to it. Throws MODULE_OFF. */
    async startFreePlay(origin: Origin): Promise<SignInResult> {
      const merchant = await sites.findMerchant(origin.merchantId)
      await sites.demandModule(merchant.id, 'FREEPLAY3')
      const now = clock.now()
      const account = `trial${newPlainText(10, 'abcdefghjkmnpqrstuvwxyz23456789')}`
      return database.transaction(async (tx) => {
        const member = await repository.insertMember(tx.query, {
          merchant_id: merchant.id,
          id: newId(now.getTime()),
          account,
          account_key: account,
          type: TRIAL,
          currency: merchant.currency,
          language: origin.locale,
          referral_code: newReferralCode(10),
          details: '{}',
          register_ip: origin.ip,
          registered_at: now,
          expires_at: new Date(now.getTime() + TRIAL_LIFE),
        })
        await openAccount(parts, tx, member, undefined)
        return admission.enter(tx, member, origin)
      })
    },
  }
}
