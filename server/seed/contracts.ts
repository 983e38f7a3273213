import { type ContractTemplate, rowOf } from '../platform/modules/contracts/operator/template.ts'
import type { ContractKind } from '../platform/modules/contracts/pay/terms.ts'
import { windowAt } from '../platform/modules/contracts/periods.ts'
import { saveTemplate } from '../platform/modules/contracts/repository/templates.ts'
import type { ContractTerms } from '../platform/modules/contracts/terms.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import { dailyOf, dividendOf, flatOf } from './contracts-data.ts'
import type { History } from './history.ts'

const DAY = 86_400_000

/** Who signed what when the brand opened, or so many days ago; without `isSigned` it waits for the payee. Rates fall down the line. */
const SIGNED: readonly {
  readonly payer: string | null
  readonly payee: string
  readonly terms: ContractTerms
  readonly isSigned: boolean
  /** Windows of an hour and less are many: such contracts are young. */
  readonly daysAgo?: number
}[] = [
  { payer: null, payee: 'agent01', terms: dividendOf([20, 30, 35, 40]), isSigned: true },
  { payer: null, payee: 'agent01', terms: dailyOf([0.2, 0.4, 0.6]), isSigned: true },
  { payer: null, payee: 'agent01', terms: flatOf('HOURLY_SALARY', 0.1), isSigned: true, daysAgo: 5 },
  { payer: null, payee: 'agent01', terms: flatOf('REALTIME_SALARY', 0.05), isSigned: true, daysAgo: 3 },
  { payer: 'agent01', payee: 'agent02', terms: dividendOf([15, 20, 25]), isSigned: true },
  { payer: 'agent01', payee: 'agent02', terms: dailyOf([0.1, 0.3]), isSigned: true },
  { payer: 'agent01', payee: 'agent02', terms: flatOf('REALTIME_SALARY', 0.03), isSigned: true, daysAgo: 3 },
  { payer: 'agent01', payee: 'agent03', terms: dividendOf([10, 15]), isSigned: true },
  { payer: 'agent01', payee: 'agent03', terms: flatOf('HOURLY_SALARY', 0.06), isSigned: true, daysAgo: 5 },
  { payer: 'agent01', payee: 'agent03', terms: dailyOf([0.1, 0.25]), isSigned: false },
]

const TEMPLATES: readonly ContractTemplate[] = [
  { terms: dividendOf([20, 30, 35, 40]), needsApproval: true, makesAgents: true, paidBy: 'PLATFORM' },
  { terms: dailyOf([0.2, 0.4, 0.6]), needsApproval: false, makesAgents: true, paidBy: 'UPLINE' },
  { terms: flatOf('HOURLY_SALARY', 0.1), needsApproval: false, makesAgents: false, paidBy: 'PLATFORM' },
  { terms: flatOf('REALTIME_SALARY', 0.05), needsApproval: false, makesAgents: false, paidBy: 'PLATFORM' },
]

/** What a demo brand offers of each kind of contract, and what its agents signed when it opened. Does nothing twice. */
export async function seedContracts(history: History, { id: merchantId, timeZone }: Merchant): Promise<void> {
  const { house } = history
  const { query } = house.database
  for (const template of TEMPLATES) await saveTemplate(query, rowOf(merchantId, template))
  for (const { payer, payee, terms, isSigned, daysAgo } of SIGNED) {
    history.moveTo(daysAgo === undefined ? history.openedAt : new Date(history.today - daysAgo * DAY))
    const actor = payer === null ? platformOf(merchantId) : await actorOf(history, merchantId, payer)
    const other = await actorOf(history, merchantId, payee)
    if (actor === undefined || other === undefined || (await isKnown(history, merchantId, other, terms.kind))) continue
    const { id } = await house.contracts.propose(actor, { payeeId: other.memberId, terms })
    if (!isSigned) continue
    await house.contracts.accept(other, { contractId: id, version: 1, isConfirmed: false })
    if (terms.kind !== 'DIVIDEND') continue
    // The brand opened in the middle of one: the first half of a month counts whole.
    await query
      .updateTable('contract_versions')
      .set({ valid_from: windowAt(terms.period, history.now(), timeZone).from })
      .where('merchant_id', '=', merchantId)
      .where('contract_id', '=', id)
      .execute()
  }
}

const platformOf = (merchantId: string) => ({ merchantId, memberId: null, account: 'operator' })

async function actorOf({ house }: History, merchantId: string, account: string) {
  const member = await house.members.findByAccount(merchantId, account)
  return member && { merchantId, memberId: member.id, account }
}

async function isKnown(
  { house }: History,
  merchantId: string,
  { memberId }: { readonly memberId: string },
  kind: ContractKind,
): Promise<boolean> {
  const page = { limit: 1, offset: 0 }
  const { total } = await house.contracts.list({ merchantId, memberId }, { kind, party: 'PAYEE' }, page)
  return total > 0n
}
