import type {
  ContractCarry,
  ContractKind,
  ContractPeriod,
  ContractPick,
  ContractTermsInput,
} from '../../lib/schema.generated.ts'

export const KINDS = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const satisfies ContractKind[]

/** How often contracts of a kind may be settled. */
export const PERIODS: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  DIVIDEND: ['HALF_MONTH', 'DAY', 'WEEK', 'MONTH'],
  DAILY_SALARY: ['DAY'],
  HOURLY_SALARY: ['HOUR'],
  REALTIME_SALARY: ['REALTIME'],
}

/** A tier as it is typed; nothing typed asks for nothing. */
export interface TierDraft {
  readonly validBet: string
  readonly loss: string
  readonly activeMembers: string
  /** In per cent. */
  readonly rate: string
}

/** Terms as they are typed. */
export interface TermsDraft {
  readonly period: ContractPeriod
  readonly pick: ContractPick
  readonly carry: ContractCarry
  readonly tiers: readonly TierDraft[]
}

export const EMPTY_TIER: TierDraft = { validBet: '', loss: '', activeMembers: '', rate: '' }

export const emptyTerms = (kind: ContractKind): TermsDraft => ({
  period: PERIODS[kind][0] ?? 'DAY',
  pick: 'HIGHEST',
  carry: 'NONE',
  tiers: [EMPTY_TIER],
})

interface Tiers {
  readonly tiers: readonly {
    readonly validBet: string
    readonly loss: string
    readonly activeMembers: number
    readonly rate: number
  }[]
}

/** Terms of the server, to be changed. */
export const draftOf = ({ period, pick, carry, tiers }: Omit<TermsDraft, 'tiers'> & Tiers): TermsDraft => ({
  period,
  pick,
  carry,
  tiers:
    tiers.length === 0
      ? [EMPTY_TIER]
      : tiers.map((tier) => ({
          validBet: tier.validBet.replace(/\.0+$/, ''),
          loss: tier.loss.replace(/\.0+$/, ''),
          activeMembers: String(tier.activeMembers),
          rate: String(tier.rate / 10_000),
        })),
})

const AMOUNT = /^(\d{1,12}(\.\d{1,4})?)?$/
const COUNT = /^\d{0,6}$/
const PERCENT = /^\d{1,3}(\.\d{1,4})?$/

const rateOf = (percent: string): number => Math.round(Number(percent) * 10_000)

/** The word for what is wrong with a field of a tier; undefined where nothing is. */
export function flawOf(field: keyof TierDraft, text: string): string | undefined {
  if (field === 'activeMembers') return COUNT.test(text) ? undefined : 'contracts.flaws.count'
  if (field !== 'rate') return AMOUNT.test(text) ? undefined : 'contracts.flaws.amount'
  const isRate = PERCENT.test(text) && rateOf(text) >= 1 && rateOf(text) <= 1_000_000
  return isRate ? undefined : 'contracts.flaws.rate'
}

/** Whether typed terms may be sent. */
export const areSound = ({ tiers }: TermsDraft): boolean =>
  new Set(tiers.map(({ rate }) => rateOf(rate))).size === tiers.length &&
  tiers.every((tier) =>
    (Object.keys(tier) as (keyof TierDraft)[]).every((field) => flawOf(field, tier[field]) === undefined),
  )

/** Typed terms that are sound, as the server takes them. */
export const inputOf = (kind: ContractKind, { period, pick, carry, tiers }: TermsDraft): ContractTermsInput => ({
  period,
  pick: kind === 'DIVIDEND' ? pick : 'HIGHEST',
  carry: kind === 'DIVIDEND' ? carry : 'NONE',
  tiers: tiers.map(({ validBet, loss, activeMembers, rate }) => ({
    validBet: validBet || '0',
    loss: loss || '0',
    activeMembers: Number(activeMembers || '0'),
    rate: rateOf(rate),
  })),
})
