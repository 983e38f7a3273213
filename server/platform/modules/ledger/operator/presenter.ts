import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { DocumentKind, TransferKind } from '../kinds.ts'
import type { TransferRow } from '../repository/transfers.ts'
import type { StatementEntry } from '../statement.ts'
import type { Outcome, Phase } from './schema.ts'
import type { createLedgerOperatorService } from './service.ts'

type LedgerOperatorService = ReturnType<typeof createLedgerOperatorService>
type Answer<Name extends keyof LedgerOperatorService> = Awaited<ReturnType<LedgerOperatorService[Name]>>

export const presentTransfer = (row: TransferRow) => ({
  id: row.id,
  memberId: row.member_id,
  memberAccount: row.member_account,
  kind: row.kind as TransferKind,
  phase: row.phase as Static<typeof Phase>,
  outcome: row.outcome as Static<typeof Outcome>,
  refusal: row.refusal,
  currency: row.currency,
  amount: formatMoney(row.amount),
  fromAccount: row.from_account,
  toAccount: row.to_account,
  source: row.source,
  documentKind: row.document_kind as DocumentKind,
  documentId: row.document_id,
  reason: row.reason,
  actor: row.actor,
  at: row.created_at.toISOString(),
})

export const presentTransferDetail = ({ transfer, entries, reversedBy }: Answer<'getTransfer'>) => ({
  ...presentTransfer(transfer),
  resolves: transfer.resolves,
  reverses: transfer.reverses,
  reversedBy,
  entries: entries.map(({ leg, account, amount, balance_after }) => ({
    leg,
    account,
    amount: formatMoney(amount),
    balanceAfter: balance_after === null ? null : formatMoney(balance_after),
  })),
})

export const presentHouse = ({ takenAt, accounts }: Answer<'listHouseAccounts'>) => ({
  takenAt: takenAt?.toISOString() ?? null,
  accounts: accounts.map(({ account, currency, balance, entries }) => ({
    account,
    currency,
    balance: formatMoney(balance),
    entries: Number(entries),
  })),
})

export const presentWallet = ({ account, currency, balance, version }: Answer<'listMemberWallets'>[number]) => ({
  account,
  currency,
  balance: formatMoney(balance),
  entries: Number(version),
})

export const presentStatementEntry = (entry: StatementEntry) => ({
  id: entry.id,
  transferId: entry.transferId,
  at: entry.at.toISOString(),
  kind: entry.kind as TransferKind,
  amount: formatMoney(entry.amount),
  balanceBefore: formatMoney(entry.before),
  balanceAfter: formatMoney(entry.after),
  currency: entry.currency,
  documentKind: entry.document.kind,
  documentId: entry.document.id,
  reason: entry.reason ?? null,
})
