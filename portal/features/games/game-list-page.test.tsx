// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
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

const lotteryGame = (id: string, name: string) => ({
  ...{ id, name, gameType: 'LOTTERY', vendorCode: 'TCG_LOTTO_VN', lotteryCode: id, subType: null },
  ...{ vendorName: 'Xổ số', pictureUrl: `/${id}.webp`, availability: 'OPEN', hasDemo: false },
})

/** Stands in for the lotteries with a clock: it has the north. */
function Tiles({ onShown }: { onShown: (gameIds: readonly string[]) => void }) {
  useEffect(() => onShown(['north']), [onShown])
  return null
}

it('shows no lottery as a tile that stands above with its clock', async () => {
  playGateway({
    games: () => ({ ...nothing, items: [lotteryGame('north', 'Miền Bắc'), lotteryGame('hue', 'Thừa Thiên Huế')] }),
  })
  stage(<GameListPage category="LOTTERY" LotteryTiles={Tiles} />, {}, '/lott?gameType=LOTT')
  expect(await screen.findByText('Thừa Thiên Huế')).toBeTruthy()
  expect(screen.queryByText('Miền Bắc')).toBeNull()
})
