import type { Database, Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import { findProposals, lockSettings, mayCount, type ProposalRow } from '../../proposals/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { riskErrors } from '../errors.ts'
import { listSubjects } from '../repository/assessments.ts'
import { findAccounts } from '../repository/cases.ts'
import type { Subject } from '../repository/facts.ts'
import { readRule, readRules, writeRule } from '../repository/rules.ts'
import { keptOf } from '../repository/signals.ts'
import { type Limits, loosens, RISK_KINDS, type RiskKind, type RiskRule, wrongLimit } from '../rules.ts'
import { type Finding, findAll } from '../service/find.ts'
import { riskRights as rights } from './policy.ts'
import { type Accounts, presentFacts, presentLimits, presentRule } from './presenter.ts'

const DAY = 24 * 60 * 60 * 1000
/** How far back a rule is tried, how many withdrawals of that, and how many of what it found are shown. */
const TRIED_DAYS = 30
const MOST_TRIED = 200
const MOST_SHOWN = 10

export interface RulesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** All rules of the brand in view, with what waits for a second operator. */
export async function listRules(dependencies: RulesDependencies, session: OperatorSession) {
  demand(session, rights['riskRules.read'])
  return present(dependencies, session, await readRules(dependencies.database.query, session.merchantId))
}

/** One of them. */
export async function readOneRule(dependencies: RulesDependencies, session: OperatorSession, kind: RiskKind) {
  demand(session, rights['riskRules.read'])
  const [rule] = await present(dependencies, session, [
    await readRule(dependencies.database.query, session.merchantId, kind),
  ])
  if (rule === undefined) throw new Error('A rule that was read is presented')
  return rule
}

async function present(
  { database, clock, sites }: RulesDependencies,
  { merchantId }: OperatorSession,
  rules: readonly RiskRule[],
) {
  const { currency } = await sites.findMerchant(merchantId)
  const waiting = await findProposals(database.query, [merchantId], 'riskRules', RISK_KINDS, clock.now())
  const of = (kind: RiskKind): ProposalRow | undefined => waiting.find(({ subject_id }) => subject_id === kind)
  return rules.map((rule) => presentRule(rule, currency, of(rule.kind)))
}

/**
 * Changes a rule. What would find less, or let less follow, may let money go and takes two operators; withdrawals that were looked at before
 * stay as they were judged. Throws RISK_RULE_LIMIT and as `mayCount`.
 */
export async function changeRule(
  { clock, operators }: RulesDependencies,
  by: By & { readonly reason: string },
  wish: RiskRule,
): Promise<void> {
  demand(by.session, rights['riskRules.change'])
  demandLimits(wish)
  const deed = {
    right: rights['riskRules.change'],
    action: 'riskRules.update',
    subjectKind: 'riskRules',
    subjectId: ({ kind }: RiskRule) => kind,
    present: presentLimits,
  }
  await operators.perform(by, deed, (tx) => change(tx, by, wish, clock.now()))
}

async function change(
  tx: Transaction,
  { session, reason }: By & { readonly reason: string },
  wish: RiskRule,
  now: Date,
): Promise<{ before: RiskRule; after: RiskRule; action?: string }> {
  const { merchantId } = session
  await lockSettings(tx, merchantId, 'riskRules')
  const before = await readRule(tx.query, merchantId, wish.kind)
  const proposal = { merchantId, kind: 'riskRules', subjectId: wish.kind, wish: presentLimits(wish), reason } as const
  if (!(await mayCount(tx, session, { ...proposal, raises: loosens(before, wish) }, now)))
    return { before, after: before, action: 'riskRules.propose' }
  await writeRule(tx.query, merchantId, wish, now)
  return { before, after: wish }
}

/** What a rule with these limits would have found among the last withdrawals. Throws RISK_RULE_LIMIT. */
export async function tryRule(
  { database, clock }: RulesDependencies,
  session: OperatorSession,
  kind: RiskKind,
  limits: Limits,
) {
  demand(session, rights['riskRules.read'])
  const { merchantId } = session
  const rule: RiskRule = { ...limits, kind, isOn: true, follows: 'NOTE' }
  demandLimits(rule)
  const since = new Date(clock.now().getTime() - TRIED_DAYS * DAY)
  const subjects = await listSubjects(database, merchantId, since, MOST_TRIED)
  const found: { subject: Subject; finding: Finding }[] = []
  for (const subject of subjects)
    for (const finding of await findAll(database, subject, [rule])) found.push({ subject, finding })
  const shown = found.slice(0, MOST_SHOWN)
  const named = shown.flatMap(({ subject, finding }) => [subject.memberId, ...finding.facts.memberIds])
  const accounts = await findAccounts(database.query, merchantId, named)
  return {
    looked: subjects.length,
    found: found.length,
    examples: shown.map(({ subject, finding }) => presentExample(subject, finding, accounts)),
  }
}

const presentExample = ({ withdrawalId, memberId, askedAt }: Subject, { facts }: Finding, accounts: Accounts) => ({
  withdrawalId,
  memberId,
  account: accounts.get(memberId) ?? memberId,
  askedAt: askedAt.toISOString(),
  facts: presentFacts(keptOf(facts), accounts),
})

function demandLimits(rule: RiskRule): void {
  const field = wrongLimit(rule)
  if (field !== undefined) throw riskErrors.RISK_RULE_LIMIT({ field })
}
