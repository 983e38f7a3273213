import { type PageRequest, pageOf } from '../../../http/paging.ts'
import { dateAt } from '../../../lib/local-day.ts'
import type { Money } from '../../../lib/money.ts'
import { type Bonus, bonusesOf, monthOf, subjectsOf } from '../bonuses.ts'
import type { LevelRow, StandingRow } from '../levels.ts'
import { listClaims } from '../repository/claims.ts'
import { listLevels } from '../repository/levels.ts'
import * as repository from '../repository/standings.ts'
import type { Dependencies, Holder } from './dependencies.ts'

/** Where a member stands among the levels of the brand. */
export interface VipView {
  readonly levels: readonly LevelRow[]
  /** None before the first deposit or bet. */
  readonly standing: StandingRow | undefined
  /** The running month: its first day, and what was played in it. */
  readonly month: string
  readonly monthValidBet: Money
  readonly bonuses: readonly Bonus[]
  readonly currency: string
}

/** The levels of the brand, and where a member stands among them. */
export async function readVip(
  { database: { query }, clock, sites }: Pick<Dependencies, 'database' | 'clock' | 'sites'>,
  holder: Holder,
): Promise<VipView> {
  const { timeZone, currency } = await sites.findMerchant(holder.merchantId)
  const today = dateAt(clock.now(), timeZone)
  const month = monthOf(today)
  const levels = await listLevels(query, holder.merchantId)
  const [standing, person, monthValidBet, claims] = await Promise.all([
    repository.findStanding(query, holder),
    repository.findPerson(query, holder),
    repository.readMonth(query, holder, month),
    listClaims(query, holder, subjectsOf({ levels, today })),
  ])
  const bonuses = bonusesOf({ levels, standing, birthday: person?.birthday ?? null, today, timeZone }, claims)
  return { levels, standing, month, monthValidBet, bonuses, currency: person?.currency ?? currency }
}

/** A page of a member's steps from level to level, the last first. */
export const listVipSteps = ({ database }: Pick<Dependencies, 'database'>, holder: Holder, asked: PageRequest) =>
  repository.listSteps(database.query, holder, pageOf(asked))
