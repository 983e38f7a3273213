import type { GamesService } from '../games/service.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { PaymentsService } from '../payments/service.ts'
import { currencySymbol } from '../sites/service.ts'
import { createMemberTransfers, type MemberTransfersDependencies } from './member-transfers.ts'
import { nameTransfers } from './transfer-names.ts'
import { createVendorTransfers, type VendorTransfersDependencies } from './vendor-transfers.ts'
import { createVendorTransfersDesk } from './vendor-transfers-desk.ts'

export type { VendorTransfer } from './vendor-transfers.ts'

export interface WalletsDependencies extends VendorTransfersDependencies, MemberTransfersDependencies {
  readonly ledger: LedgerService
  readonly games: GamesService
  readonly payments: PaymentsService
}

interface Holder {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
}

export interface StatementRequest {
  readonly kind: string | undefined
  readonly from: Date | undefined
  readonly to: Date | undefined
  /** `version` of the last entry seen. */
  readonly before: bigint | undefined
  readonly limit: number
}

/** The kinds of the ledger as the words of a statement; several may share one word. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  DEPOSIT: ['DEPOSIT'],
  WITHDRAWAL: ['WITHDRAWAL'],
  BET: ['BET'],
  WIN: ['WIN'],
  ROLLBACK: ['ROLLBACK'],
  BONUS: ['BONUS', 'REBATE', 'COMMISSION', 'REWARD'],
  ADJUSTMENT: ['ADJUSTMENT', 'REVERSAL', 'OPENING'],
  TRANSFER: ['TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT', 'VENDOR_IN', 'VENDOR_OUT'],
  TRIAL_GRANT: ['TRIAL_GRANT'],
}

const STATEMENT_WORDS = new Map(
  Object.entries(KINDS).flatMap(([word, kinds]) => kinds.map((kind) => [kind, word] as const)),
)

/** What a member sees of his money: the main wallet, its statement, vendors' wallets and his line. The money is the ledger's. */
export function createWalletsService(dependencies: WalletsDependencies) {
  const { database, ledger, games, payments } = dependencies
  const vendorTransfers = createVendorTransfers(dependencies)
  return {
    vendorTransfers,
    desk: createVendorTransfersDesk(dependencies, vendorTransfers),
    memberTransfers: createMemberTransfers(dependencies),

    /** Whether the main wallet serves every vendor of the brand. */
    isSingle: async (holder: Holder): Promise<boolean> => (await vendorTransfers.list(holder)).length === 0,

    async getBalance(holder: Holder) {
      const accounts = await ledger.balances(holder)
      const cash = accounts.find(({ currency, account }) => currency === holder.currency && account === 'CASH')
      return {
        balance: cash?.balance ?? 0n,
        currency: holder.currency,
        currencySymbol: currencySymbol(holder.currency),
        version: cash?.version ?? 0n,
      }
    },

    /** Movements of the main wallet, newest first, each with the name of its game, payment channel, bank or other side. */
    async listStatement(holder: Holder, { kind, from, to, before, limit }: StatementRequest, language: string) {
      const { entries, nextBefore } = await ledger.statement({
        merchantId: holder.merchantId,
        memberId: holder.memberId,
        currency: holder.currency,
        limit,
        ...(kind === undefined ? {} : { kinds: KINDS[kind] ?? [kind] }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(before === undefined ? {} : { before }),
      })
      const idsOf = (documentKind: string) => [
        ...new Set(entries.filter(({ document }) => document.kind === documentKind).map(({ document }) => document.id)),
      ]
      const transfers = {
        vendor: idsOf('vendor-transfer'),
        line: idsOf('member-transfer'),
        bank: idsOf('withdrawal'),
      }
      const [betNames, depositNames, transferNames] = await Promise.all([
        games.betGameNames(holder, idsOf('bet')),
        payments.channelNames(holder, idsOf('deposit')),
        nameTransfers(database, holder, transfers, language),
      ])
      return {
        entries: entries.map((entry) => {
          const names = betNames.get(entry.document.id) ?? depositNames.get(entry.document.id)
          return {
            ...entry,
            word: STATEMENT_WORDS.get(entry.kind) ?? 'ADJUSTMENT',
            description: names?.[language] ?? names?.vi ?? transferNames.get(entry.document.id) ?? entry.reason ?? null,
          }
        }),
        nextBefore,
      }
    },
  }
}

export type WalletsService = ReturnType<typeof createWalletsService>
