// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import lobby from '../../../locales/vi/lobby.json'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import type { GameTileFragment } from './games.generated.ts'

const game = (name: string): GameTileFragment => ({
  ...{ id: name, name, gameType: 'SLOTS', lotteryCode: null, subType: null },
  ...{ vendorCode: 'JL', vendorName: 'JILI', pictureUrl: '/icon.webp' },
  ...{ availability: 'OPEN', hasDemo: true },
})
const games = [game('Rồng vàng'), game('Phượng hoàng')]
const hearts = (
  <main>
    {games.map((one) => (
      <FavouriteButton key={one.id} game={one} />
    ))}
  </main>
)
const button = (words: string, name: string) => screen.findByRole('button', { name: words.replace('{{game}}', name) })

it('are asked for once for all games of a page, and a heart that is pressed goes before them', async () => {
  const asked = playGateway({
    favouriteGames: () => [{ id: 'Rồng vàng' }],
    setFavourite: () => ({ game: { id: 'Phượng hoàng', isFavourite: true }, userErrors: [] }),
  })
  signedIn()
  const { person } = stage(hearts)
  await button(lobby.removeFavourite, 'Rồng vàng')
  expect(asked.favouriteGames).toHaveLength(1)
  await person.click(await button(lobby.addFavourite, 'Phượng hoàng'))
  await button(lobby.removeFavourite, 'Phượng hoàng')
  await button(lobby.removeFavourite, 'Rồng vàng')
})

it('are not asked for by visitors', async () => {
  const asked = playGateway({ favouriteGames: () => [] })
  stage(hearts)
  await button(lobby.addFavourite, 'Rồng vàng')
  expect(asked.favouriteGames).toEqual([])
})
