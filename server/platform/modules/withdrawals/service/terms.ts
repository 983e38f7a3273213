import type { MemberSession } from '../../../http/session.ts'
import type { Money } from '../../../lib/money.ts'
import { type Facts, leftToday, listMissing } from '../checks.ts'
import type { MissingThing } from '../missing.ts'
import { findPayee } from '../repository/members.ts'
import { findAccounts } from '../repository/payout-accounts.ts'
import { readSettings } from '../repository/settings.ts'
import type { Dependencies } from './dependencies.ts'
import { readFacts } from './facts.ts'

/** All that a member may know before typing an amount. */
export interface Terms extends Pick<Facts, 'settings' | 'turnover'> {
  readonly currency: string
  readonly available: Money
  readonly leftToday: Money
  readonly countLeft: number
  readonly openCount: number
  readonly hasPaymentPassword: boolean
  readonly payeeName: string | null
  readonly missing: readonly MissingThing[]
  /** The most that can be asked for now; zero when nothing can. */
  readonly most: Money
}

/** The brand's terms and what this member has used of them. A handful of indexed reads, no lock. */
export async function readTerms(dependencies: Dependencies, session: MemberSession): Promise<Terms> {
  const { database, ledger } = dependencies
  const [settings, accounts, payee, available] = await Promise.all([
    readSettings(database.query, session.merchantId),
    findAccounts(database.query, session),
    findPayee(database.query, session),
    ledger.balance(session, session.currency),
  ])
  const facts = await readFacts(dependencies, session, { settings, accounts })
  const hasPaymentPassword = payee.payment_password_hash !== null
  const missing = listMissing(facts, { hasPaymentPassword, available })
  const left = leftToday(facts)
  const most = [available, left, settings.maximum].reduce((least, one) => (one < least ? one : least))
  return {
    settings,
    currency: session.currency,
    available,
    leftToday: left,
    countLeft: Math.max(0, settings.dailyCount - facts.use.count),
    openCount: facts.use.slots.length,
    turnover: facts.turnover,
    hasPaymentPassword,
    payeeName: payee.payee_name,
    missing,
    most: missing.length === 0 ? most : 0n,
  }
}
