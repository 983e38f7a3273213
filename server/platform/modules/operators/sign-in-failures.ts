import { networkOf } from '../../../edge/address.ts'
import type { Transaction } from '../../db/connection.ts'
import { createTurns } from '../../lib/turns.ts'
import { ATTEMPT_MINUTES, type Attempts, addressSubject } from '../verification/service.ts'
import { operatorsErrors } from './errors.ts'
import { FACTOR_BRAND } from './second-factor.ts'

/**
 * So many tries may fail within the window. Of an account from one address few; from all strange addresses together more,
 * and of all accounts from one strange address; inside the sessions of an account few, wherever they come from. Where an operator signed in before, only the first counts, so that no
 * stranger who knows the account keeps its owner out.
 */
const MOST = { ofAccountFromAddress: 3, ofAccount: 20, fromAddress: 30, insideAccount: 3 }

/** One try of a password, counted before the password is looked at. */
export interface OperatorAttempt {
  /** Strangers tried the account too often and this address is a stranger's: the password alone does not open it. */
  readonly isClosed: boolean
  /** Whether strangers have no more tries of this account after this one. */
  readonly closesAccount: boolean
  /** How many more tries of the account, which may exist or not, this address has after this one. */
  readonly triesLeft: number
  /** It was right, or was not checked after all: it does not count. */
  giveBack(): Promise<void>
}

const accountOf = (account: string) => `name:${account}`
const pairsOf = (account: string) => `pair:${account}|`
const ownOf = (account: string) => `own:${account}`

/** The account is free again, from everywhere. */
export const clearFailures = (attempts: Attempts, tx: Transaction, account: string): Promise<void> =>
  attempts.clear(tx.query, FACTOR_BRAND, [accountOf(account), ownOf(account)], pairsOf(account))

/** Wrong passwords of operators, and when they are too many. Accounts that do not exist are counted alike. */
export function createSignInFailures(attempts: Attempts) {
  const take = (subject: string, most: number) => attempts.take(FACTOR_BRAND, subject, most)
  const giveBack = async (subjects: string[]) => void (await attempts.giveBack(FACTOR_BRAND, subjects))
  const inTurn = createTurns()
  const locked = () => operatorsErrors.OPERATOR_SIGN_IN_LOCKED({ extras: { minutes: ATTEMPT_MINUTES } })

  return {
    /**
     * Tries of an account from one address wait for each other: one that is right while another is still being looked at
     * would else be refused for that one's place, which it gives back a moment later.
     */
    inTurn: <Result>(account: string, ip: string, work: () => Promise<Result>): Promise<Result> =>
      inTurn(`${networkOf(ip)}|${account}`, work),

    /** Takes a place for a try. `isKnownAddress`: the owner of the account was there before. Throws OPERATOR_SIGN_IN_LOCKED. */
    async begin(account: string, ip: string, isKnownAddress: boolean): Promise<OperatorAttempt> {
      const pair = `${pairsOf(account)}${networkOf(ip)}`
      const ofPair = await take(pair, MOST.ofAccountFromAddress)
      if (ofPair === undefined) throw locked()
      const triesLeft = MOST.ofAccountFromAddress - ofPair
      if (isKnownAddress) return { isClosed: false, closesAccount: false, triesLeft, giveBack: () => giveBack([pair]) }
      const address = addressSubject(ip)
      if ((await take(address, MOST.fromAddress)) === undefined) {
        await giveBack([pair])
        throw locked()
      }
      const name = accountOf(account)
      const ofAccount = await take(name, MOST.ofAccount)
      return {
        isClosed: ofAccount === undefined,
        closesAccount: ofAccount === undefined || ofAccount >= MOST.ofAccount,
        triesLeft,
        giveBack: () => giveBack(ofAccount === undefined ? [pair, address] : [pair, address, name]),
      }
    },

    /** Tries inside sessions of one account wait for each other, wherever they come from, for the same reason. */
    ownInTurn: <Result>(account: string, work: () => Promise<Result>): Promise<Result> =>
      inTurn(`own|${account}`, work),

    /**
     * Takes a place for a try inside a session: by account alone, because a session goes with whoever carries its token.
     * What strangers do at the door does not count here, nor the other way round. Throws OPERATOR_SIGN_IN_LOCKED.
     */
    async beginOwn(account: string): Promise<Pick<OperatorAttempt, 'giveBack'>> {
      const own = ownOf(account)
      if ((await take(own, MOST.insideAccount)) === undefined) throw locked()
      return { giveBack: () => giveBack([own]) }
    },

    /** The owner proved who they are, or a colleague gave them a new password: the account is free again, from everywhere. */
    clear: (tx: Transaction, account: string): Promise<void> => clearFailures(attempts, tx, account),

    /** Whether it is still to be told, once in the window, that the account is closed to strangers. */
    mustTell: (tx: Transaction, account: string): Promise<boolean> =>
      attempts.mustTell(tx, FACTOR_BRAND, accountOf(account), MOST.ofAccount),
  }
}

export type SignInFailures = ReturnType<typeof createSignInFailures>
