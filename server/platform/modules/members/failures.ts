import type { Kysely } from 'kysely'
import { networkOf } from '../../../edge/address.ts'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import { createTurns } from '../../lib/turns.ts'
import { type Attempts, addressSubject } from '../verification/service.ts'

/** domain.md 9: three failures in half an hour. */
export const MOST_BY_PAIR = 3
/** And as many inside the sessions of an account, all together. */
const MOST_INSIDE = 3
/** A name that strangers tried that often opens to them no more: only where its owner was before, and to proofs nobody guesses. */
const MOST_BY_NAME = 20
/** An address may fail under many names; it is only asked for captchas. */
const UNLIMITED = 1_000_000
/** From here on a captcha is asked for. */
const CAPTCHA_BY_NAME = 3
const CAPTCHA_BY_ADDRESS = 10

/** One try of a password, counted before the password is looked at. */
export interface Attempt {
  /**
   * What may be checked: anything; nothing, because this name was tried too often from this address; or only what nobody
   * guesses, because strangers tried the name too often and this address is a stranger's.
   */
  readonly allows: 'ANYTHING' | 'NOTHING' | 'UNGUESSABLE'
  readonly asksForCaptcha: boolean
  /** Whether strangers have no more tries of this name after this one. */
  readonly closesName: boolean
  /** It was right, or was not checked after all: it does not count. */
  giveBack(): Promise<void>
}

/** Who tries, and whether the owner of the name was at that address before. */
interface Place {
  readonly account: string
  readonly ip: string
  readonly isKnownAddress: boolean
}

const nameOf = (account: string) => `name:${account.toLowerCase()}`
const pairsOf = (account: string) => `pair:${account.toLowerCase()}|`
const ownOf = (account: string) => `own:${account.toLowerCase()}`

/** Failed tries of a name within half an hour, wherever they came from. */
export const countFailures = (
  attempts: Attempts,
  query: Kysely<Tables>,
  merchantId: string,
  account: string,
): Promise<number> => attempts.countAll(query, merchantId, pairsOf(account))

/** The name is free again, from everywhere. */
export const clearFailures = (
  attempts: Attempts,
  query: Kysely<Tables>,
  merchantId: string,
  account: string,
): Promise<void> => attempts.clear(query, merchantId, [nameOf(account), ownOf(account)], pairsOf(account))

/**
 * Failed tries by account name and address. Counted whether or not the name exists, so that the counts tell nothing.
 * The lock is on the pair of name and address: a stranger who fails on purpose locks out himself, not the owner.
 */
export function createFailureCounter(attempts: Attempts) {
  const inTurn = createTurns()

  return {
    /**
     * Tries of a name from one address wait for each other: one that is right while another is still being looked at would
     * else be refused for that one's place, which it gives back a moment later.
     */
    inTurn: <Result>(merchantId: string, account: string, ip: string, work: () => Promise<Result>): Promise<Result> =>
      inTurn(`${merchantId}|${networkOf(ip)}|${account.toLowerCase()}`, work),

    /** Takes a place for a try. First that of name and address, so that one address uses few of those of the name. */
    async begin(merchantId: string, { account, ip, isKnownAddress }: Place): Promise<Attempt> {
      const address = addressSubject(ip)
      const pair = `${pairsOf(account)}${networkOf(ip)}`
      const byPair = await attempts.take(merchantId, pair, MOST_BY_PAIR)
      if (byPair === undefined)
        return { allows: 'NOTHING', asksForCaptcha: true, closesName: false, giveBack: async () => undefined }
      const name = nameOf(account)
      const byName = isKnownAddress ? 1 : await attempts.take(merchantId, name, MOST_BY_NAME)
      const byAddress = (await attempts.take(merchantId, address, UNLIMITED)) ?? UNLIMITED
      const taken = isKnownAddress || byName === undefined ? [pair, address] : [pair, name, address]
      return {
        allows: byName === undefined ? 'UNGUESSABLE' : 'ANYTHING',
        asksForCaptcha:
          byPair > 1 || byName === undefined || byName > CAPTCHA_BY_NAME || byAddress > CAPTCHA_BY_ADDRESS,
        closesName: byName === undefined || byName >= MOST_BY_NAME,
        giveBack: async () => void (await attempts.giveBack(merchantId, taken)),
      }
    },

    /** Tries inside sessions of one account wait for each other, wherever they come from, for the same reason. */
    ownInTurn: <Result>(merchantId: string, account: string, work: () => Promise<Result>): Promise<Result> =>
      inTurn(`${merchantId}|own|${account.toLowerCase()}`, work),

    /**
     * Takes a place for a try inside a session, of which an account has three: a session goes with whoever carries its
     * token, so that an address says nothing. What strangers do at the door does not count here, nor the other way round.
     */
    async beginOwn(merchantId: string, account: string): Promise<Pick<Attempt, 'allows' | 'giveBack'>> {
      const own = ownOf(account)
      const place = await attempts.take(merchantId, own, MOST_INSIDE)
      if (place === undefined) return { allows: 'NOTHING', giveBack: async () => undefined }
      return { allows: 'ANYTHING', giveBack: async () => void (await attempts.giveBack(merchantId, [own])) }
    },

    /** The person proved to be who they are: the name is free again, from everywhere. */
    clear: (query: Kysely<Tables>, merchantId: string, account: string): Promise<void> =>
      clearFailures(attempts, query, merchantId, account),

    /** Whether the owner is still to be told, once in half an hour, that the name is closed to strangers. */
    mustTell: (tx: Transaction, merchantId: string, account: string): Promise<boolean> =>
      attempts.mustTell(tx, merchantId, nameOf(account), MOST_BY_NAME),
  }
}

export type FailureCounter = ReturnType<typeof createFailureCounter>
