import {
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgePercent,
  BookOpen,
  ChartLine,
  ClipboardList,
  Gift,
  HeartPulse,
  type LucideIcon,
  Mail,
  PiggyBank,
  Share2,
  ShieldCheck,
  Target,
  Wallet,
  WalletMinimal,
} from 'lucide-react'
import type { MemberPage } from '../../paths.ts'

/** The icon of each page of the member centre. */
export const memberPageIcons: Record<MemberPage, LucideIcon> = {
  securityCenter: ShieldCheck,
  transferFund: ArrowLeftRight,
  depositv2: Wallet,
  withdraw: WalletMinimal,
  transferUpline: ArrowUpFromLine,
  personalHistoryCopy: ClipboardList,
  transactionHistory: BookOpen,
  personalProfit: ChartLine,
  bonusDetails: PiggyBank,
  rewardCenter: Gift,
  referral: Share2,
  missionLeaderboard: Target,
  messageV2: Mail,
  manualRebate: BadgePercent,
  protection: HeartPulse,
}
