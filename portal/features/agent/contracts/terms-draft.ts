import type { Formats } from '../../../../formats/formats.ts'
import { plainWhole } from '../../../../formats/typed.ts'
import type {
  ContractPartsFragment,
  ContractVersionPartsFragment,
} from '../../../kits/contracts/contracts.generated.ts'
import type { ContractCarry, ContractKind, ContractPeriod, ContractTermsInput } from '../../../lib/schema.generated.ts'

export const contractKinds = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const

const allCarries = ['NONE', 'NEXT', 'HALF_MONTH', 'PERMANENT'] as const satisfies readonly ContractCarry[]

/** How often contracts of a kind may be settled. */
export const periodsOf: Readonly<Record<ContractKind, readonly [ContractPeriod, ...ContractPeriod[]]>> = {
  DIVIDEND: ['HALF_MONTH', 'DAY', 'WEEK', 'MONTH'],
  DAILY_SALARY: ['DAY'],
  HOURLY_SALARY: ['HOUR'],
  REALTIME_SALARY: ['REALTIME'],
}

/** A tier as it is typed: whole units with thousands separators, a number of people, per cent. Nothing typed asks for nothing. */
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

/** Terms as they are typed from those given, else one empty tier. */
function draftOf(
  kind: ContractKind,
  contract: Pick<ContractPartsFragment, 'period'> | undefined,
  terms: ContractVersionPartsFragment | null | undefined,
  { whole, number }: Formats,
): TermsDraft {
  const typed = (amount: string): string => (Number(amount) === 0 ? '' : whole(amount))
  return {
    period: contract?.period ?? periodsOf[kind][0],
    pick: terms?.pick ?? 'HIGHEST',
    carry: terms?.carry ?? 'NONE',
    tiers: terms?.tiers.map(({ validBet, loss, activeMembers, rate }) => ({
      validBet: typed(validBet),
      loss: typed(loss),
      activeMembers: activeMembers === 0 ? '' : String(activeMembers),
      rate: number(rate / 10_000, 4),
    })) ?? [emptyTier],
  }
}

type Known = Pick<ContractPartsFragment, 'period' | 'current' | 'proposed'>

/** Terms to ask for: those of the contract as they stand or wait. */
export const requestDraft = (kind: ContractKind, contract: Known | undefined, formats: Formats): TermsDraft =>
  draftOf(kind, contract, contract?.proposed ?? contract?.current, formats)

/**
 * Terms to propose to a downline: those that he has, else those in force of the agent who proposes; what only waits for a signature above
 * pays nobody yet. A loss goes where the agent's own does.
 */
export function proposalDraft(
  kind: ContractKind,
  own: Known | undefined,
  contract: Known | undefined,
  formats: Formats,
): TermsDraft {
  const draft = contract ? requestDraft(kind, contract, formats) : draftOf(kind, own, own?.current, formats)
  const [carry = draft.carry, ...others] = carriesUnder(own?.current)
  return others.length === 0 ? { ...draft, carry } : draft
}

/** Where losses may go under the terms of the one who proposes: where he carries them on himself, nowhere else (CONTRACT_BETTER_THAN_OWN). */
export const carriesUnder = (own?: Pick<ContractVersionPartsFragment, 'carry'> | null): readonly ContractCarry[] =>
  own && own.carry !== 'NONE' ? [own.carry] : allCarries

/** What was typed as whole units; null when it is no amount. */
export function amountOf(text: string): bigint | null {
  const digits = plainWhole(text.trim())
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
