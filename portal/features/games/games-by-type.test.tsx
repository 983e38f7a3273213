// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import layout from '../../../locales/vi/layout.json'
import lobby from '../../../locales/vi/lobby.json'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { stage } from '../../testing/stage.tsx'
import { GamesByType } from './games-by-type.tsx'

const game = (name: string, gameType: GameTileFragment['gameType']): GameTileFragment => ({
  ...{ id: name, name, gameType, lotteryCode: name, subType: null },
  ...{ vendorCode: 'JL', vendorName: 'JILI', pictureUrl: '/icon.webp' },
  ...{ availability: 'OPEN', hasDemo: true },
})
const games = [game('Bắn cá', 'FISH'), game('Rồng vàng', 'SLOTS'), game('Phượng hoàng', 'SLOTS')]

const Address = () => <output>{useLocation().search}</output>
const show = (search: string) =>
  stage(
    <>
      <GamesByType games={games} />
      <Address />
    </>,
    {},
    `/favorite${search}`,
  )
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('shows the games of the category that the address names, and names the one that is chosen', async () => {
  const { person } = show('?type=FISH')
  await screen.findByRole('heading', { name: 'Bắn cá' })
  expect(names()).toEqual(['Bắn cá'])
  await person.click(screen.getByRole('button', { name: layout.category.SLOTS }))
  expect(names()).toEqual(['Rồng vàng', 'Phượng hoàng'])
  expect(screen.getByText('?type=RNG')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: lobby.classify.ALL }))
  expect(names()).toHaveLength(3)
})

it('says so where the category has none of them', async () => {
  show('?type=SPORTS')
  expect(await screen.findByText(lobby.noGames)).toBeTruthy()
  expect(names()).toEqual([])
})

it('shows all games where the address names no category that there is', async () => {
  show('?type=<script>')
  expect(await screen.findByRole('heading', { name: 'Bắn cá' })).toBeTruthy()
  expect(names()).toHaveLength(3)
})
