import type { PlatformContext } from '../platform/context.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { SimulatedBankAccount } from '../simulator/options.ts'

interface ChannelSeed extends SimulatedBankAccount {
  readonly merchantCode: string
  readonly id: string
  readonly gateway: 'VIETQR' | 'PSP' | 'MANUAL'
  readonly names: { readonly vi: string; readonly en: string }
  readonly minimum: bigint
  readonly maximum: bigint
  readonly quickAmounts: readonly bigint[]
}

const QUICK = [100_000n, 200_000n, 500_000n, 1_000_000n, 5_000_000n]

/** Made-up accounts at the simulated bank; real identification numbers, so that real readers of QR codes know the bank. */
const channels: readonly ChannelSeed[] = [
  {
    merchantCode: 'SENVANG',
    gateway: 'VIETQR',
    id: 'VIETQR_MB',
    names: { vi: 'Chuyển khoản VietQR · MB Bank', en: 'VietQR transfer · MB Bank' },
    minimum: 50_000n,
    maximum: 100_000_000n,
    quickAmounts: QUICK,
    bankBin: '970422',
    bankName: 'MB Bank',
    accountNumber: '8800112233',
    accountName: 'CONG TY TRO CHOI SEN VANG',
  },
  {
    merchantCode: 'SENVANG',
    gateway: 'VIETQR',
    id: 'VIETQR_VCB',
    names: { vi: 'Chuyển khoản VietQR · Vietcombank', en: 'VietQR transfer · Vietcombank' },
    minimum: 100_000n,
    maximum: 300_000_000n,
    quickAmounts: [...QUICK.slice(1), 10_000_000n],
    bankBin: '970436',
    bankName: 'Vietcombank',
    accountNumber: '1012345678',
    accountName: 'CONG TY TRO CHOI SEN VANG',
  },
  {
    merchantCode: 'SENVANG',
    gateway: 'PSP',
    id: 'PSP_WALLET',
    names: { vi: 'Ví điện tử · Cổng thanh toán', en: 'E-wallet · payment page' },
    minimum: 20_000n,
    maximum: 20_000_000n,
    quickAmounts: QUICK,
    bankBin: '',
    bankName: 'Croupier Pay',
    accountNumber: 'SENVANG-PAY',
    accountName: 'CONG TY TRO CHOI SEN VANG',
  },
  {
    merchantCode: 'SENVANG',
    gateway: 'MANUAL',
    id: 'MANUAL_ACB',
    names: { vi: 'Chuyển khoản thường · ACB', en: 'Bank transfer by hand · ACB' },
    minimum: 100_000n,
    maximum: 500_000_000n,
    quickAmounts: [...QUICK.slice(1), 50_000_000n],
    bankBin: '970416',
    bankName: 'ACB',
    accountNumber: '23456789',
    accountName: 'CONG TY TRO CHOI SEN VANG',
  },
  {
    merchantCode: 'SAKURA',
    gateway: 'VIETQR',
    id: 'VIETQR_ACB',
    names: { vi: 'Chuyển khoản VietQR · ACB', en: 'VietQR transfer · ACB' },
    minimum: 50_000n,
    maximum: 50_000_000n,
    quickAmounts: QUICK,
    bankBin: '970416',
    bankName: 'ACB',
    accountNumber: '55667788',
    accountName: 'CONG TY GIAI TRI SAKURA',
  },
]

/** The receiving accounts that the simulated bank keeps. */
export const demoBankAccounts: readonly SimulatedBankAccount[] = channels
  .filter(({ gateway }) => gateway === 'VIETQR')
  .map(({ bankBin, bankName, accountNumber, accountName }) => ({
    bankBin,
    bankName,
    accountNumber,
    accountName,
  }))

/** Gives each demo brand its ways to deposit; those that are there stay as operators left them. */
export async function seedPayments({ config, database, sites }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const merchants = (await sites.listMerchants()).filter(({ mode }) => mode === 'DEMO')
  const rows = merchants.flatMap((merchant) =>
    channels
      .filter(({ merchantCode }) => merchantCode === merchant.code)
      .map((channel, index) => ({
        merchant_id: merchant.id,
        id: channel.id,
        gateway: channel.gateway,
        names: JSON.stringify(channel.names),
        currency: merchant.currency,
        minimum: channel.minimum * MONEY_SCALE,
        maximum: channel.maximum * MONEY_SCALE,
        quick_amounts: channel.quickAmounts.map((amount) => amount * MONEY_SCALE),
        bank_name: channel.bankName,
        bank_bin: channel.bankBin,
        account_number: channel.accountNumber,
        account_name: channel.accountName,
        position: index + 1,
      })),
  )
  if (rows.length === 0) return
  await database.query
    .insertInto('payment_channels')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
