import type { Transaction } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import { setPlayBlock } from '../members/service.ts'
import { FOREVER, type MemberKey, type ProtectionDependencies } from './dependencies.ts'
import { protectionErrors } from './errors.ts'
import * as repository from './exclusions-repository.ts'
import { mark } from './limits-repository.ts'
import type { Persons, PersonTraits } from './persons.ts'
import { shortenGameSessions } from './play-repository.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export const TIME_OUTS = ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const
export const EXCLUSIONS = ['SIX_MONTHS', 'YEAR', 'FIVE_YEARS', 'INDEFINITE'] as const
export type TimeOutLength = (typeof TIME_OUTS)[number]
export type ExclusionLength = (typeof EXCLUSIONS)[number]

const TIME_OUT_DAYS: Readonly<Record<TimeOutLength, number>> = { DAY: 1, WEEK: 7, MONTH: 30, SIX_WEEKS: 42 }
const EXCLUSION_MONTHS: Readonly<Record<Exclude<ExclusionLength, 'INDEFINITE'>, number>> = {
  SIX_MONTHS: 6,
  YEAR: 12,
  FIVE_YEARS: 60,
}
/** domain.md 9: no self-exclusion is shorter, also when it is lifted. */
const LEAST_MONTHS = 6

/** Time-outs of an account and self-exclusions of a person (regulator-rules.md A3, L6 to L8). */
export function createExclusions(dependencies: ProtectionDependencies, persons: Persons) {
  const { database, clock, ledger, sites, events } = dependencies

  /**
   * Puts a break on one account. It takes the lock that every bet takes, so when it commits all bets before it are
   * done and none after it is accepted, also in a game that is open.
   */
  async function block(tx: Transaction, member: MemberKey, made: repository.NewExclusion, isOrigin: boolean) {
    await ledger.lock(tx, member)
    await repository.insertExclusion(tx.query, member, made, isOrigin)
    await refreshBlock(tx, member)
    await shortenGameSessions(tx, member, made.startedAt)
    tx.onCommit(() => events.publish({ type: 'protection', ...member }))
  }

  async function refreshBlock(tx: Transaction, member: MemberKey): Promise<void> {
    const [longest] = await repository.findActive(tx.query, member, clock.now())
    await setPlayBlock(tx.query, member, longest === undefined ? null : (longest.ends_at ?? FOREVER))
  }

  async function personOf(tx: Transaction, member: MemberKey) {
    const row = await repository.findPerson(tx, member)
    if (row === undefined) throw new Error('The member is gone')
    const name = row.name ?? row.payee_name
    const birthday = row.birthday ?? row.member_birthday
    const { email, mobile, id_number_hash: idNumberHash } = row
    const hashed = idNumberHash === null ? [] : [{ trait: 'ID_NUMBER' as const, hash: idNumberHash }]
    const traits = [...persons.traitsOf({ email, mobile, name, birthday }), ...hashed]
    return { email, mobile, name, birthday, idNumberHash, traits }
  }

  /** Ends of a break that is to begin now. Throws EXCLUSION_LONGER when one that ends later is in force. */
  async function begin(tx: Transaction, member: MemberKey, endsAt: Date | null): Promise<void> {
    const [longest] = await repository.findActive(tx.query, member, clock.now())
    if (longest === undefined) return
    const isLonger = longest.ends_at === null || (endsAt !== null && longest.ends_at >= endsAt)
    if (isLonger)
      throw protectionErrors.EXCLUSION_LONGER({
        field: 'length',
        extras: { until: longest.ends_at?.toISOString() ?? null },
      })
  }

  return {
    findActive: (member: MemberKey) => repository.findActive(database.query, member, clock.now()),

    /** A break of this account, at once; it cannot be taken back. Throws EXCLUSION_LONGER. */
    async startTimeOut(member: MemberKey, length: TimeOutLength): Promise<void> {
      const { operatorGroup: group } = await sites.findMerchant(member.merchantId)
      await database.transaction(async (tx) => {
        const now = clock.now()
        const endsAt = new Date(now.getTime() + TIME_OUT_DAYS[length] * DAY)
        await ledger.lock(tx, member)
        await begin(tx, member, endsAt)
        await block(tx, member, { id: newId(), kind: 'TIME_OUT', group, startedAt: now, endsAt, reason: null }, true)
        await mark(tx, member, 'TIME_OUT', length, now)
      })
    },

    /** Shuts the person out at all merchants of the operator, at once. Throws EXCLUSION_LONGER. */
    async selfExclude(member: MemberKey, length: ExclusionLength, reason: string | null): Promise<void> {
      const { operatorGroup: group } = await sites.findMerchant(member.merchantId)
      await database.transaction(async (tx) => {
        const now = clock.now()
        const endsAt = length === 'INDEFINITE' ? null : addMonths(now, EXCLUSION_MONTHS[length])
        await begin(tx, member, endsAt)
        const made = { id: newId(), kind: 'SELF_EXCLUSION', group, startedAt: now, endsAt, reason } as const
        const person = await personOf(tx, member)
        const others = await repository.findSamePerson(tx, group, person)
        const accounts = [{ merchant_id: member.merchantId, member_id: member.memberId }, ...others]
        const unique = new Map(accounts.map((one) => [`${one.merchant_id} ${one.member_id}`, one]))
        // In one order for everybody, so that two exclusions of one person cannot wait for each other.
        for (const [key, account] of [...unique].sort(([left], [right]) => (left < right ? -1 : 1))) {
          const owner = { merchantId: account.merchant_id, memberId: account.member_id }
          await block(tx, owner, made, key === `${member.merchantId} ${member.memberId}`)
        }
        await repository.insertTraits(tx.query, group, made.id, endsAt, person.traits)
        await mark(tx, member, 'SELF_EXCLUSION', length, now)
      })
    },

    /** Refuses to register a person who is excluded at this operator (A3). Throws PERSON_EXCLUDED. */
    async refuseExcludedPerson(merchantId: string, traits: PersonTraits): Promise<void> {
      const { operatorGroup } = await sites.findMerchant(merchantId)
      const found = await repository.findByTraits(database.query, operatorGroup, persons.traitsOf(traits), clock.now())
      if (found !== undefined) throw protectionErrors.PERSON_EXCLUDED()
    },

    /** Puts the exclusion of the same person on an account that only now is known to be theirs. */
    async adopt(tx: Transaction, member: MemberKey): Promise<void> {
      const group = await repository.findGroup(tx.query, member.merchantId)
      const { traits } = await personOf(tx, member)
      const found = await repository.findByTraits(tx.query, group, traits, clock.now())
      if (found === undefined) return
      const [origin] = await repository.findAccounts(tx.query, found.exclusion_id)
      if (origin === undefined) return
      const { id, started_at: startedAt, ends_at: endsAt } = origin
      await block(tx, member, { id, kind: 'SELF_EXCLUSION', group, startedAt, endsAt, reason: null }, false)
    },

    /** The member asks to end a self-exclusion early. Throws EXCLUSION_NOT_FOUND, LIFT_ALREADY_ASKED. */
    requestLift: (member: MemberKey, reason: string): Promise<void> =>
      database.transaction(async (tx) => {
        const active = await repository.findActive(tx.query, member, clock.now())
        const found = active.find(({ kind }) => kind === 'SELF_EXCLUSION')
        const origin = found && (await repository.lockExclusion(tx.query, found.id))
        if (origin === undefined) throw protectionErrors.EXCLUSION_NOT_FOUND()
        if (origin.lift_state === 'ASKED' || origin.lift_state === 'GRANTED')
          throw protectionErrors.LIFT_ALREADY_ASKED()
        const asked = { lift_state: 'ASKED', lift_asked_at: clock.now(), lift_reason: reason } as const
        await repository.writeLift(tx.query, origin.id, { ...asked, lift_decided_at: null, lift_answer: null })
      }),

    /**
     * The operator's answer, within the caller's transaction. A granted lift takes effect after 24 hours (7 days when
     * the exclusion had no end), and never before six months of it are over. It ends at every brand at which the exclusion
     * holds, so `demandBrands` is told these and throws for who may not; a refusal leaves all as it is. Throws EXCLUSION_NOT_FOUND, LIFT_NOT_ASKED.
     */
    async decideLift(
      tx: Transaction,
      merchantId: string,
      id: string,
      {
        grant,
        answer,
        demandBrands,
      }: { grant: boolean; answer: string; demandBrands: (brands: readonly string[]) => void },
    ) {
      const before = await repository.lockExclusion(tx.query, id)
      if (before === undefined || before.merchant_id !== merchantId) throw protectionErrors.EXCLUSION_NOT_FOUND()
      if (before.lift_state !== 'ASKED') throw protectionErrors.LIFT_NOT_ASKED()
      if (grant) demandBrands(await repository.findBrands(tx.query, before))
      const now = clock.now()
      const decided = { lift_decided_at: now, lift_answer: answer }
      if (!grant) {
        const after = await repository.writeLift(tx.query, id, { lift_state: 'REFUSED', ...decided })
        return { before, after }
      }
      const waited = now.getTime() + (before.ends_at === null ? 7 * DAY : DAY)
      const endsAt = new Date(Math.max(waited, addMonths(before.started_at, LEAST_MONTHS).getTime()))
      // A lift never makes a break longer.
      const end = before.ends_at !== null && before.ends_at < endsAt ? before.ends_at : endsAt
      await repository.writeEnd(tx.query, id, end)
      const after = await repository.writeLift(tx.query, id, { lift_state: 'GRANTED', ...decided })
      for (const account of await repository.findAccounts(tx.query, id)) {
        const owner = { merchantId: account.merchant_id, memberId: account.member_id }
        await refreshBlock(tx, owner)
        tx.onCommit(() => events.publish({ type: 'protection', ...owner }))
      }
      return { before, after }
    },
  }
}

export type Exclusions = ReturnType<typeof createExclusions>

/** The same day some months later; the last of the month where that one has no such day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
