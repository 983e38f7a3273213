import type { Language } from '../http/language.ts'
import type { JackpotNews, MatchNews, RunningKind } from '../play/kind.ts'
import type { WalletCode } from '../play/wallet.ts'
import { simulatedGames } from './catalogue.ts'
import { type SimulatedVendor, simulatedVendors } from './vendors.ts'

/** Games named with a jackpot or a match; all of a vendor's may be hundreds. */
const mostNamed = 20

/** Where a jackpot or match is played. */
interface Played {
  readonly gameCodes: readonly string[]
}

/** What vendors tell operators of what goes on in their games: growing prizes and matches, by the protocol they speak. */
export function createVendorNews(running: readonly Pick<RunningKind, 'tellJackpots' | 'tellMatches'>[]) {
  const codesOf = (fits: (game: ReturnType<typeof simulatedGames>[number]) => boolean) =>
    simulatedGames()
      .filter(fits)
      .slice(0, mostNamed)
      .map(({ code }) => code)

  return {
    jackpots(wallet: WalletCode, currency: string): (JackpotNews & Played & { readonly vendor: SimulatedVendor })[] {
      return simulatedVendors.flatMap((vendor) => {
        if (vendor.wallet !== wallet) return []
        const gameCodes = codesOf(({ vendorCode, gameClassify }) => vendorCode === vendor.code && gameClassify === 'JP')
        if (gameCodes.length === 0) return []
        return running.flatMap(({ tellJackpots }) =>
          (tellJackpots?.(vendor.code, currency) ?? []).map((jackpot) => ({ ...jackpot, vendor, gameCodes })),
        )
      })
    },

    matches(wallet: WalletCode, language: Language, limit: number): (MatchNews & Played)[] {
      return running
        .flatMap(({ tellMatches }) => tellMatches?.(language) ?? [])
        .slice(0, limit)
        .map((match) => ({
          ...match,
          gameCodes: codesOf(
            (game) => game.wallet === wallet && game.kind === 'sports' && game.variant === match.variant,
          ),
        }))
        .filter(({ gameCodes }) => gameCodes.length > 0)
    },
  }
}

export type VendorNews = ReturnType<typeof createVendorNews>
