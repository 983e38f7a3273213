import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentWaitingLimit } from '../../../lib/waiting-limit.ts'
import { type ProposalRow, presentProposal as presentOpenProposal } from '../../proposals/service.ts'
import { nameIn, presentSteps, presentTransfer } from '../presenter.ts'
import { type BankTransferRow, idOf } from '../repository/bank-transfers.ts'
import type { BlockRow } from '../repository/blocks.ts'
import type { ChannelRow } from '../repository/channels.ts'
import type { PaymentSettings } from '../settings.ts'
import type { OperatorDepositRow } from './repository.ts'
import type { DepositBlock, OperatorChannel, PaymentSettingsShape, paymentsOperatorCalls } from './schema.ts'
import type { readSettings } from './service/settings.ts'
import type { findDeposit, findSuspense } from './service.ts'

type Calls = typeof paymentsOperatorCalls
type Item = Static<Calls['listOperatorDeposits']['value']>['content'][number]
type SuspenseRow = Static<Calls['listSuspense']['value']>['content'][number]

export function presentOperatorDeposit(
  row: OperatorDepositRow,
  proposals: readonly ProposalRow[],
  locale: string,
): Item {
  return {
    id: row.id,
    memberId: row.member_id,
    account: row.account,
    state: row.state as Item['state'],
    gateway: row.gateway,
    channelId: row.channel_id,
    channelName: nameIn(row.channel_names, locale),
    amount: formatMoney(row.amount),
    creditedAmount: row.credited_amount === null ? null : formatMoney(row.credited_amount),
    currency: row.currency,
    transferCode: row.transfer_code,
    bankName: row.bank_name,
    accountNumber: row.account_number,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    creditedAt: row.credited_at?.toISOString() ?? null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
    claimNote: row.claim_note,
    proofUrl: row.proof_file_id === null ? null : `/wps/files/${row.proof_file_id}`,
    refusalReason: row.refusal_reason,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    isForOperator: row.state === 'REVIEW' && row.claimed_at !== null,
    proposal: presentProposal(proposals.find(({ subject_id }) => subject_id === row.id)),
  }
}

export function presentDepositDetail(
  { deposit, steps, transfers, proposals }: Awaited<ReturnType<typeof findDeposit>>,
  locale: string,
): Static<Calls['getOperatorDeposit']['value']> {
  return {
    ...presentOperatorDeposit(deposit, proposals, locale),
    timeline: presentSteps(steps),
    transfers: transfers.map(presentTransfer),
  }
}

function presentProposal(row: ProposalRow | undefined): Item['proposal'] {
  if (row === undefined) return null
  const { decision, ...target } = row.wish as Record<string, string>
  return {
    decision: decision ?? '',
    target: Object.values(target)[0] ?? null,
    operatorAccount: row.proposed_by_account,
    at: row.proposed_at.toISOString(),
    reason: row.reason,
  }
}

export function presentSuspense(row: BankTransferRow, proposals: readonly ProposalRow[] = []): SuspenseRow {
  const id = idOf(row)
  return {
    ...presentTransfer(row),
    gateway: row.gateway,
    currency: row.currency,
    accountNumber: row.account_number,
    content: row.content,
    reference: row.reference,
    reason: row.suspense_reason as SuspenseRow['reason'],
    resolution: row.resolution,
    resolvedBy: row.resolved_by,
    resolutionReference: row.resolution_reference,
    claimedBy: row.claimed_by,
    claimedAt: row.claimed_at?.toISOString() ?? null,
    depositId: row.deposit_id,
    proposal: presentProposal(proposals.find(({ subject_id }) => subject_id === id)),
  }
}

export function presentSuspenseDetail(
  { row, proposals, candidates, named }: Awaited<ReturnType<typeof findSuspense>>,
  locale: string,
): Static<Calls['getSuspense']['value']> {
  return {
    ...presentSuspense(row, proposals),
    deposit: named === undefined ? null : presentOperatorDeposit(named, [], locale),
    candidates: candidates.map(({ deposit, ...why }) => ({
      ...why,
      deposit: presentOperatorDeposit(deposit, [], locale),
    })),
  }
}

export function presentOperatorChannel(row: ChannelRow): Omit<Static<typeof OperatorChannel>, 'proposal'> {
  return {
    id: row.id,
    currency: row.currency,
    gateway: row.gateway,
    names: Object.entries(row.names as Record<string, string>).map(([language, name]) => ({ language, name })),
    minimum: formatMoney(row.minimum),
    maximum: formatMoney(row.maximum),
    quickAmounts: row.quick_amounts.map(formatMoney),
    bankName: row.bank_name,
    bankBin: row.bank_bin,
    accountNumber: row.account_number,
    accountName: row.account_name,
    enabled: row.enabled,
    position: row.position,
  }
}

export function presentSettings(
  settings: PaymentSettings,
  { merchantId, currency }: { merchantId: string; currency: string },
  now: Date,
): Omit<Static<typeof PaymentSettingsShape>, 'proposal'> {
  return {
    id: merchantId,
    currency,
    shortTolerancePercent: Number(settings.shortTolerance) / 100,
    lateGraceSeconds: settings.lateGraceSeconds,
    lateReportHours: settings.lateReportHours,
    ...presentWaitingLimit(settings.fourEyes, now),
    blockMinutes: settings.blockMinutes,
    reviewHours: settings.reviewHours,
  }
}

export const presentSettingsWithProposal = ({
  settings,
  brand,
  proposal,
  now,
}: Awaited<ReturnType<typeof readSettings>>): Static<typeof PaymentSettingsShape> => ({
  ...presentSettings(settings, brand, now),
  proposal: presentOpenProposal(proposal),
})

export const presentChannelWithProposal = ({
  channel,
  proposal,
}: {
  readonly channel: ChannelRow
  readonly proposal: ProposalRow | undefined
}): Static<typeof OperatorChannel> => ({
  ...presentOperatorChannel(channel),
  proposal: presentOpenProposal(proposal),
})

export const presentBlock = (
  row: Pick<BlockRow, 'member_id' | 'level' | 'blocked_at' | 'blocked_until'>,
  account: string,
): Static<typeof DepositBlock> => ({
  id: row.member_id,
  account,
  level: row.level,
  blockedAt: row.blocked_at.toISOString(),
  blockedUntil: row.blocked_until?.toISOString() ?? null,
})
