import type {
  ContractPartsFragment,
  ContractVersionPartsFragment,
} from '../../../kits/contracts/contracts.generated.ts'
import { percentText } from '../../../kits/contracts/percent-text.ts'
import type { ContractKind, ContractPeriod, ContractTermsInput } from '../../../lib/schema.generated.ts'

export const contractKinds = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const

/** How often contracts of a kind may be settled. */
export const periodsOf: Readonly<Record<ContractKind, readonly [ContractPeriod, ...ContractPeriod[]]>> = {
  DIVIDEND: ['HALF_MONTH', 'DAY', 'WEEK', 'MONTH'],
  DAILY_SALARY: ['DAY'],
  HOURLY_SALARY: ['HOUR'],
  REALTIME_SALARY: ['REALTIME'],
}

/** A tier as it is typed: whole units, a number of people, per cent. Nothing typed asks for nothing. */
export interface TierDraft {
  validBet: string
  loss: string
  activeMembers: string
  rate: string
}

/** Terms as they are typed. */
export interface TermsDraft {
  period: string
  tiers: TierDraft[]
  pick: string
  carry: string
}

export const emptyTier: TierDraft = { validBet: '', loss: '', activeMembers: '', rate: '' }

const typed = (amount: string): string => (Number(amount) === 0 ? '' : amount.replace(/\..*$/, ''))

/** Terms to begin with: those given, else one empty tier. */
export function draftOf(
  kind: ContractKind,
  contract?: Pick<ContractPartsFragment, 'period'>,
  terms?: ContractVersionPartsFragment | null,
): TermsDraft {
  return {
    period: contract?.period ?? periodsOf[kind][0],
    pick: terms?.pick ?? 'HIGHEST',
    carry: terms?.carry ?? 'NONE',
    tiers: terms?.tiers.map(({ validBet, loss, activeMembers, rate }) => ({
      validBet: typed(validBet),
      loss: typed(loss),
      activeMembers: activeMembers === 0 ? '' : String(activeMembers),
      rate: percentText(rate),
    })) ?? [emptyTier],
  }
}

/** What was typed as whole units; null when it is no amount. */
export function amountOf(text: string): bigint | null {
  const digits = text.replace(/[\s.,]/g, '')
  if (digits === '') return 0n
  return /^\d{1,15}$/.test(digits) ? BigInt(digits) : null
}

/** What was typed as per cent, in 1/1 000 000; null when it is none, nothing or more than all. */
export function rateOf(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,4})?$/.test(text.trim())) return null
  const rate = Math.round(Number(text.trim().replace(',', '.')) * 10_000)
  return rate >= 1 && rate <= 1_000_000 ? rate : null
}

export const countOf = (text: string): number | null => {
  const trimmed = text.trim()
  if (trimmed === '') return 0
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : null
}

/** Terms as the wire has them, from a draft that was checked. */
export function inputOf(kind: ContractKind, { period, tiers, pick, carry }: TermsDraft): ContractTermsInput {
  return {
    period: period as ContractPeriod,
    tiers: tiers.map((tier) => ({
      validBet: String(amountOf(tier.validBet) ?? 0n),
      loss: String(amountOf(tier.loss) ?? 0n),
      activeMembers: countOf(tier.activeMembers) ?? 0,
      rate: rateOf(tier.rate) ?? 0,
    })),
    pick: kind === 'DIVIDEND' ? (pick as ContractTermsInput['pick']) : 'HIGHEST',
    carry: kind === 'DIVIDEND' ? (carry as ContractTermsInput['carry']) : 'NONE',
  }
}
