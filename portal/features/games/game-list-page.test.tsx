// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import layout from '../../../locales/vi/layout.json'
import { categoryPaths } from '../../paths.ts'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import GameListPage from './game-list-page.tsx'

const nothing = { items: [], pageInfo: { page: 1, pageSize: 24, totalPages: 0, totalItems: 0 } }
const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const open = (address: string) => {
  playGateway({ games: () => nothing })
  stage(
    <>
      <Routes>
        {(['LIVE', 'FISH'] as const).map((category) => (
          <Route
            key={category}
            path={categoryPaths[category]}
            element={<GameListPage category={category} LotteryTiles={() => null} />}
          />
        ))}
      </Routes>
      <Address />
    </>,
    {},
    address,
  )
}

it('shows the category that the address names on its own page, with what else the address says', async () => {
  open('/live?gameType=FISH&vassalage=JL')
  expect(await screen.findByRole('heading', { name: layout.category.FISH })).toBeTruthy()
  expect(screen.getByText('/fish?gameType=FISH&vassalage=JL')).toBeTruthy()
})

it('stays where the address names no category that there is', async () => {
  open('/live?gameType=<script>')
  expect(await screen.findByRole('heading', { name: layout.category.LIVE })).toBeTruthy()
})
