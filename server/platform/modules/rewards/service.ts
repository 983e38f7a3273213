import type { Transaction } from '../../db/connection.ts'
import { type AccountHolder, isTrial } from '../../lib/account-types.ts'
import type { Money } from '../../lib/money.ts'
import { moneyInWords } from '../../lib/money-in-words.ts'
import { type DocumentReference, house, type LedgerService } from '../ledger/service.ts'
import type { MessagesService } from '../messages/service.ts'
import type { ProtectionService } from '../protection/service.ts'
import type { TurnoverService, TurnoverTerms } from '../turnover/service.ts'
import { rewardsErrors } from './errors.ts'
import { giftInWords, rewardsTells } from './tells.ts'

interface Member {
  readonly merchantId: string
  readonly memberId: string
}

/** Money that the house gives a member, with what has to be played for it. */
export interface Gift extends Member {
  readonly currency: string
  readonly amount: Money
  /** BONUS is given to be played with, REWARD for what was reached, REBATE for what was played. */
  readonly kind: 'BONUS' | 'REWARD' | 'REBATE'
  /** What it comes from: the house account that pays (a promotion's id, `vip`, `referral` …). */
  readonly programme: string
  /** The claim, level or accrual that it is given for; it is given once for it. */
  readonly document: DocumentReference
  /** Of what the multiplier of the turnover is taken, where that is more than the gift: a deposit bonus asks for both. */
  readonly turnoverAmount?: Money
  /** Terms of its own; without them the brand's rule of bonuses or rebates holds. */
  readonly terms?: TurnoverTerms
  /** Until when it must be played; a gift with terms of its own is forfeited when it is not, or when it is cancelled. */
  readonly expiresAt?: Date | null
  /** The operator behind it. */
  readonly actor?: string
  readonly reason?: string
}

interface RewardsDependencies {
  readonly ledger: LedgerService
  readonly turnover: Pick<TurnoverService, 'require'>
  readonly protection: Pick<ProtectionService, 'mayHaveOffers'>
  readonly messages: Pick<MessagesService, 'tell'>
}

/** The one way in which the house gives money: into the main wallet, bound by turnover, from the account of its programme. */
export function createRewardsService({ ledger, turnover, protection, messages }: RewardsDependencies) {
  return {
    /** Whether rewards are shown: to whoever may be given them, and to who plays for free, who sees what he would get. */
    mayBeShown: async (tx: Pick<Transaction, 'query'>, member: Member & AccountHolder): Promise<boolean> =>
      isTrial(member) || protection.mayHaveOffers(tx, member),

    /** Throws REWARDS_NOT_FOR_YOU for whoever may not be given rewards. */
    async checkMayReceive(tx: Pick<Transaction, 'query'>, member: Member): Promise<void> {
      if (!(await protection.mayHaveOffers(tx, member))) throw rewardsErrors.REWARDS_NOT_FOR_YOU()
    },

    /** Gives money in the caller's transaction, beside its document; and tells the member; the same document again does neither. Throws as the ledger. */
    async give(tx: Transaction, gift: Gift): Promise<void> {
      const { merchantId, memberId, currency, amount, kind, programme, document, terms } = gift
      const owner = { merchantId, memberId }
      // The counter before the accounts, as everybody who takes both.
      await turnover.require(tx, {
        ...owner,
        currency,
        source: kind === 'REBATE' ? 'REBATE' : 'BONUS',
        documentId: document.id,
        documentKind: document.kind,
        amount: gift.turnoverAmount ?? amount,
        ...(terms !== undefined && { terms, bonus: { amount, programme, expiresAt: gift.expiresAt ?? null } }),
      })
      await ledger.post(tx, [
        {
          ...owner,
          source: 'rewards',
          key: `${document.kind}:${document.id}`,
          kind,
          document,
          currency,
          amount,
          from: house.promotion(programme),
          to: 'CASH',
          ...(gift.actor !== undefined && { actor: gift.actor }),
          ...(gift.reason !== undefined && { reason: gift.reason }),
        },
      ])
      const told = { amount: moneyInWords(amount), currency, reward: giftInWords(kind) }
      await messages.tell(tx, owner, rewardsTells.granted, told, { about: `${document.kind}:${document.id}` })
    },
  }
}

export type RewardsService = ReturnType<typeof createRewardsService>
