import { dateAt, nextDate } from '../../../lib/local-day.ts'
import * as accruals from '../repository/accruals.ts'
import { type Line, lapse, linesOf, sumOf } from '../worth.ts'
import { leastOf, pay } from './claim.ts'
import { closeDays } from './closing.ts'
import type { Dependencies } from './dependencies.ts'
import { readWorths, writeClaim } from './settling.ts'

const AT_A_TIME = 200

/**
 * What comes round for every brand: days that are over are closed, where the rule says so their rebates are given, and what nobody claimed in
 * time lapses. Each step finds what is left of it by itself, so that it goes on where it was stopped.
 */
export async function runDaily(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  for (const { id, timeZone } of await dependencies.sites.listMerchants()) {
    if (stopping?.aborted) return
    await closeDays(dependencies, { id, timeZone }, stopping)
    const { database, clock } = dependencies
    const today = dateAt(clock.now(), timeZone)
    const paying = () => accruals.listPaying(database, id, AT_A_TIME)
    await each(id, stopping, paying, (member) => payDue(dependencies, member, today))
    const expiring = () => accruals.listExpiring(database, id, today, AT_A_TIME)
    await each(id, stopping, expiring, (member) => lapseDue(dependencies, member, today))
  }
}

type ForOne = (dependencies: Dependencies, member: accruals.MemberKey, today: string) => Promise<void>

/** Does something for each member whom a question finds, until it finds none. */
async function each(
  merchantId: string,
  stopping: AbortSignal | undefined,
  find: () => Promise<{ readonly member_id: string }[]>,
  work: (member: accruals.MemberKey) => Promise<void>,
): Promise<void> {
  for (;;) {
    const members = await find()
    for (const { member_id: memberId } of members) {
      if (stopping?.aborted) return
      await work({ merchantId, memberId })
    }
    if (members.length < AT_A_TIME) return
  }
}

/** Gives a member what is open, if it is enough and he may be given anything; else it stays open for the next day, and for his own claim. */
const payDue: ForOne = async (dependencies, member, today) => {
  const { protection, turnover } = dependencies
  await turnover.count(member)
  await turnover.holding(member, async (tx) => {
    const lines = linesOf(await readWorths(tx, member), today)
    await accruals.markPaid(tx, member)
    if (sumOf(lines) < (await leastOf(tx, member.merchantId))) return
    if (!(await protection.mayHaveOffers(tx, member))) return
    await pay(dependencies, tx, member, { lines, channel: 'JOB' })
  })
}

/** Lets lapse what a member did not claim in time; what he was given too much is worked off first. */
const lapseDue: ForOne = async ({ clock, turnover }, member, today) => {
  await turnover.count(member)
  await turnover.holding(member, async (tx) => {
    const worths = await readWorths(tx, member)
    const { lines, lapsing } = lapse(worths, today)
    if (lines.length > 0) await writeClaim(tx, member, { lines, channel: 'JOB', at: clock.now() })
    const isOver = worths.filter(({ expiresOn, open }) => expiresOn !== null && expiresOn <= today && open === 0n)
    const gone = [...lapsing.map(toLapsed), ...isOver.map((accrual) => toLapsed({ accrual, amount: 0n }))]
    if (gone.length > 0) await accruals.settle(tx, member, gone)
    await accruals.putOff(tx, member, today, nextDate(today))
  })
}

const toLapsed = ({ accrual, amount }: Line): accruals.Settling => ({
  day: accrual.day,
  category: accrual.category,
  currency: accrual.currency,
  settled: 0n,
  expired: amount,
  waits: false,
})
