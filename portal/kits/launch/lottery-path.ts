import { paths } from '../../paths.ts'

/** The lottery pages of §2: each shows the lotteries of its vendors, and one of them open. */
export type LotteryPageName = 'lottery' | 'vnLottery' | 'seaLottery'

/** Whose lotteries have a page of their own (§4, game launch by vendorCode). */
const pageOfVendor: Record<string, LotteryPageName> = { TCG_LOTTO_VN: 'vnLottery', TCG_SEA: 'seaLottery' }

/** Whether a vendor's lotteries have a page of their own. */
export const hasLotteryPage = (vendorCode: string): boolean => Object.hasOwn(pageOfVendor, vendorCode)

/** The page of a vendor's lotteries; that of the house unless it has one of its own. */
export const lotteryPageOf = (vendorCode: string): LotteryPageName => pageOfVendor[vendorCode] ?? 'lottery'

/** The address of a lottery; without a code, of what was played last. */
export function lotteryPath({ vendorCode, lotteryCode }: { vendorCode: string; lotteryCode?: string | null }): string {
  return paths[lotteryPageOf(vendorCode)](lotteryCode ?? undefined)
}
