import { type Html, html } from '../../http/html.ts'
import { fill, formatAmount, type Language, wordsOf } from '../../http/language.ts'
import { prefix } from '../../http/page.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { Wager } from '../../play/wager.ts'
import { amountScale } from '../../play/wallet.ts'
import { magazineSize, settleMagazine } from './engine.ts'
import type { MagazineContent } from './magazines.ts'
import { findFishingVariant } from './species.ts'

/** What was shot at and caught, species by species, and the shots given back. */
export function drawWager(wager: Wager<MagazineContent>, game: SimulatedGame, language: Language): Html {
  const words = wordsOf(language).games.fishing
  const { shots } = wager.outcome ?? wager.play
  const { power, returned, validStake } = settleMagazine(wager.stake, shots)
  const money = (amount: number) => formatAmount(amount / amountScale, wager.currency, language)
  const rows = findFishingVariant(game.variant).species.map(({ code }, species) => {
    const aimed = shots.filter((shot) => shot.species === species)
    const caught = aimed.filter((shot) => shot.paid > 0)
    const paid = caught.reduce((sum, shot) => sum + shot.paid * power, 0)
    return (
      aimed.length > 0 &&
      html`<tr><td><img src="${prefix}/games/fishing/art/${code}.svg" width="60" height="36" alt=""> ${
        words.species[code as keyof typeof words.species]
      }</td><td>${fill(words.recallShots, { shots: aimed.length, caught: caught.length })}</td><td class="number">${money(paid)}</td></tr>`
    )
  })
  return html`<section class="card"><h2>${fill(words.recallTitle, { shots: shots.length, size: magazineSize })}</h2><table><tbody>${rows}
<tr><td colspan="2">${words.recallReturned}</td><td class="number">${money(returned)}</td></tr>
<tr><td colspan="2">${words.recallValid}</td><td class="number">${money(validStake)}</td></tr></tbody></table></section>`
}
