import { formatMoney } from '../../../lib/money.ts'
import { protectionErrors } from '../errors.ts'

/** What agents above set for a member: the greatest stake by subject, null without any (line_rules_in_force). */
export type LineLimits = Readonly<Record<string, string>> | null

/** What is to be played. */
export interface Played {
  readonly vendorCode: string
  /** Its category. */
  readonly gameType: string
  readonly currency: string
  /** Whether its vendor takes bets without asking us: nobody would hold a greatest stake there. */
  readonly keepsWallet: boolean
}

/** Whether an agent above has the whole vendor off. */
export const isVendorOff = (limits: LineLimits, vendorCode: string): boolean => limits?.[`vendor ${vendorCode}`] === '0'

/** Categories that are off, or limited, whatever the currency. */
export const limitedCategories = (limits: LineLimits): string[] => [
  ...new Set(
    Object.keys(limits ?? {}).flatMap((subject) => {
      const [kind = '', category = ''] = subject.split(' ')
      return kind === 'vendor' ? [] : [category]
    }),
  ),
]

/** Throws LINE_GAME_OFF, and LINE_STAKE_LIMIT where a greatest stake would be held by nobody. */
export function refuseByLine(limits: LineLimits, { vendorCode, gameType, currency, keepsWallet }: Played): void {
  if (isVendorOff(limits, vendorCode) || limits?.[`category ${gameType}`] === '0')
    throw protectionErrors.LINE_GAME_OFF()
  const greatest = limits?.[`${currency} ${gameType}`]
  if (greatest === undefined || !keepsWallet) return
  throw protectionErrors.LINE_STAKE_LIMIT({
    extras: { reason: 'LINE_STAKE_LIMIT_WALLET', greatest: formatMoney(BigInt(greatest)), currency },
  })
}
