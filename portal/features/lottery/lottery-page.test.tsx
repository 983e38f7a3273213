// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepSessionToken } from '../../data/session-token.ts'
import { openNorth } from '../../testing/lottery-north.ts'
import '../../testing/around-each.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import LotteryPage from './lottery-page.tsx'

vi.mock('./use-lottery.ts', () => ({ useLottery: () => ({ open: openNorth() }) }))
vi.mock('./use-lottery-menus.ts', () => ({ useLotteryMenus: () => ({ menus: [], recents: [] }) }))
vi.mock('./game-switcher.tsx', () => ({ GameSwitcher: () => null }))
vi.mock('./lottery-screen.tsx', () => ({ LotteryScreen: () => <p>The board</p> }))

it('shows the board once it is known whose slip its bets go on', () => {
  keepSessionToken('somebody')
  stage(<LotteryPage name="vnLottery" />, {}, '/vnLottery?gameCode=VN_NORTH_1M')
  expect(screen.queryByText('The board')).toBeNull()
  act(() => signedIn())
  expect(screen.getByText('The board')).toBeTruthy()
})
