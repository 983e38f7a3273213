import { gameKinds } from '../games/kinds.ts'
import type { SimulatedGame } from '../play/game.ts'
import type { GameKind } from '../play/kind.ts'
import { createNaming } from './names.ts'
import { type Offer, type SimulatedVendor, simulatedVendors } from './vendors.ts'

let made: { readonly games: readonly SimulatedGame[]; readonly byCode: ReadonlyMap<string, SimulatedGame> } | undefined

/** Made at the first question: whoever only imports this does not wait for ten thousand games. */
function catalogue() {
  if (!made) {
    const kinds = new Map(gameKinds.map((kind) => [kind.code, kind]))
    const games = simulatedVendors.flatMap((vendor, order) => gamesOf(vendor, order, kinds))
    made = { games, byCode: new Map(games.map((game) => [game.code, game])) }
  }
  return made
}

/** Every game of the simulated vendors, some ten thousand, the same ones in the same order each time. */
export function simulatedGames(): readonly SimulatedGame[] {
  return catalogue().games
}

export function findSimulatedGame(code: string): SimulatedGame | undefined {
  return catalogue().byCode.get(code)
}

function gamesOf(vendor: SimulatedVendor, order: number, kinds: ReadonlyMap<string, GameKind>): SimulatedGame[] {
  const nextName = createNaming(order)
  return vendor.offers.flatMap((offer) => {
    const kind = kinds.get(offer.kind)
    return kind ? gamesOfOffer(vendor, offer, kind, nextName) : []
  })
}

/** Themes and variants take turns at different paces, so that neighbours in a list differ. */
function gamesOfOffer(
  vendor: SimulatedVendor,
  offer: Offer,
  kind: GameKind,
  nextName: ReturnType<typeof createNaming>,
): SimulatedGame[] {
  const variants = Object.keys(kind.variants).filter((code) => offer.variants?.includes(code) ?? true)
  const themes = kind.themes.filter((theme) => offer.themes?.includes(theme) ?? true)
  if (variants.length === 0) return []
  return Array.from({ length: offer.count }, (_none, index) => {
    const theme = themes[index % themes.length] ?? ''
    const variant = variants[(index + Math.floor(index / variants.length / themes.length)) % variants.length] ?? ''
    return {
      code: `${vendor.code.toLowerCase()}_${kind.code}_${theme}_${variant}_${index + 1}`,
      vendorCode: vendor.code,
      wallet: vendor.wallet,
      kind: kind.code,
      gameType: offer.gameType,
      gameClassify: offer.gameClassify,
      names: nextName(kind.code, theme, variant),
      theme,
      variant,
      get rtp() {
        return kind.variants[variant]?.rtp ?? ''
      },
    }
  })
}
