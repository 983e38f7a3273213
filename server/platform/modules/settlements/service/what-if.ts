import type { Money } from '../../../lib/money.ts'
import {
  type ContractGroup,
  type ContractInForce,
  type ContractTerms,
  listInForce,
  type Period,
  type Window,
  windowAt,
} from '../../contracts/service.ts'
import type { ComputedEarning, WindowFacts } from '../computing.ts'
import { computeAlone } from '../cut-line.ts'
import type { Dependencies } from './dependencies.ts'
import { readFacts } from './read-facts.ts'

/** How many windows that are over terms are tried on. */
const WINDOWS: Readonly<Record<Period, number>> = {
  REALTIME: 12,
  HOUR: 24,
  DAY: 14,
  WEEK: 8,
  HALF_MONTH: 6,
  MONTH: 6,
}

export interface Trial {
  readonly merchantId: string
  readonly payeeId: string
  /** Of the payee's wallet. */
  readonly currency: string
  /** Who would pay; null for the platform. */
  readonly payerId: string | null
  readonly terms: ContractTerms
}

/** A window as it was, and as it would have been. Undefined where there was no contract. */
export interface TriedWindow {
  readonly window: Window
  readonly today: ComputedEarning | undefined
  readonly proposed: ComputedEarning | undefined
  /** What the payer's own contract leaves to him, before and after. */
  readonly payerToday: ComputedEarning | undefined
  readonly payerProposed: ComputedEarning | undefined
}

/** What trying works with. */
type TryingDependencies = Pick<Dependencies, 'database' | 'sites' | 'agents'>

/** Works terms out over windows that are over and counted, beside the contracts that held in them; the earliest first. Nothing is written. */
export async function tryTerms(dependencies: TryingDependencies, trial: Trial): Promise<TriedWindow[]> {
  const { merchantId, payeeId, payerId, terms } = trial
  const { timeZone: zone } = await dependencies.sites.findMerchant(merchantId)
  const windows = lastWindows(terms.period, await dependencies.agents.watermark(merchantId), zone)
  const tried: TriedWindow[] = []
  // By the terms that are tried a loss is carried on from one tried window to the next.
  const carried = new Map<string, Money>()
  for (const window of windows) {
    const { today, proposed } = await readBoth(dependencies, trial, payeeId, { window, zone })
    const payer = payerId === null ? undefined : await readBoth(dependencies, trial, payerId, { window, zone })
    const earning = computeAlone(payeeId, { ...proposed, carried })
    if (earning !== undefined) carried.set(earning.contract.contractId, earning.carriedOut)
    tried.push({
      window,
      today: computeAlone(payeeId, today),
      proposed: earning,
      payerToday: payer && computeAlone(payer.memberId, payer.today),
      payerProposed: payer && computeAlone(payer.memberId, payer.proposed),
    })
  }
  return tried
}

/** What decides about a member's contract and those he pays in a window: as it was, and with the terms that are tried. */
async function readBoth(
  { database }: Pick<Dependencies, 'database'>,
  { merchantId, payeeId, payerId, currency, terms }: Trial,
  memberId: string,
  { window, zone }: { readonly window: Window; readonly zone: string },
): Promise<{ memberId: string; today: WindowFacts; proposed: WindowFacts }> {
  const group: ContractGroup = { merchantId, kind: terms.kind, period: terms.period }
  const contracts = await listInForce(database, group, window, memberId)
  const known = contracts.find((contract) => contract.payeeId === payeeId)
  const made: ContractInForce = { contractId: payeeId, version: 0, payeeId, payerId, currency, isClosed: false, terms }
  const tried = known === undefined ? made : { ...known, terms }
  const proposed = [...contracts.filter((contract) => contract !== known), tried]
  const facts = await readFacts(database, group, proposed, { window, zone, paidBy: 'PLATFORM' })
  return { memberId, today: { ...facts, contracts }, proposed: facts }
}

function lastWindows(period: Period, watermark: Date, zone: string): Window[] {
  const windows: Window[] = []
  let next = windowAt(period, watermark, zone)
  for (let count = 0; count < WINDOWS[period]; count += 1) {
    next = windowAt(period, new Date(next.from.getTime() - 1), zone)
    windows.unshift(next)
  }
  return windows
}
