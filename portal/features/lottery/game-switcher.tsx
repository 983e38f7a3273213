import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lotteryPath } from '../../kits/launch/lottery-path.ts'
import { classNames } from '../../lib/class-names.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { DrawCountdown } from './draw-countdown.tsx'
import type { LotteryMenusQuery, LotteryTilePartsFragment } from './lottery.generated.ts'

interface GameSwitcherProps {
  lotteryCode: string
  menus: LotteryMenusQuery['lotteryMenus'] | undefined
  recents: readonly LotteryTilePartsFragment[]
}

/** Every lottery with its clock: a bar beside the board, or on phones a sheet behind the name of the game. */
export function GameSwitcher({ lotteryCode, menus, recents }: GameSwitcherProps) {
  const { t } = useTranslation('lottery')
  const [isShown, setShown] = useState(false)
  const isWide = useIsWide()
  const current = menus?.flatMap(({ lotteries: games }) => games).find((game) => game.code === lotteryCode)
  const list = (
    <GameList lotteryCode={lotteryCode} menus={menus ?? []} recents={recents} onChoose={() => setShown(false)} />
  )
  if (isWide)
    return (
      <nav
        aria-label={t('games')}
        className="sticky top-[calc(var(--top-height)+16px)] max-h-[calc(100dvh-var(--top-height)-32px)] self-start overflow-y-auto rounded-lg border border-line bg-surface-1 p-2"
      >
        {list}
      </nav>
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
        className="flex min-h-11 max-w-full items-center gap-1.5 rounded-md border border-line-strong px-2.5 font-semibold hover:bg-surface-3"
      >
        <span className="min-w-0 text-start leading-tight">{current?.name ?? t('chooseGame')}</span>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-muted" />
      </button>
      <Drawer open={isShown} onClose={() => setShown(false)} title={t('chooseGame')} side="bottom">
        <div className="p-3">{list}</div>
      </Drawer>
    </>
  )
}

interface GameListProps extends Required<Pick<GameSwitcherProps, 'lotteryCode' | 'recents'>> {
  menus: NonNullable<LotteryMenusQuery['lotteryMenus']>
  onChoose: () => void
}

function GameList({ lotteryCode, menus, recents, onChoose }: GameListProps) {
  const { t } = useTranslation('lottery')
  const isHere = ({ lotteries: games }: (typeof menus)[number]) => games.some((game) => game.code === lotteryCode)
  const ofCurrentFirst = [...menus.filter(isHere), ...menus.filter((menu) => !isHere(menu))]
  const sections = [
    ...(recents.length > 0 ? [{ name: t('recent'), games: recents }] : []),
    ...ofCurrentFirst.flatMap(({ vendorName, lotteries: games }) =>
      sectionsOf(games).map(({ kind, games: some }) => ({
        name: `${vendorName} · ${t(`kinds.${kind}`)}`,
        games: some,
      })),
    ),
  ]
  return (
    <div className="flex flex-col gap-3">
      {sections.map(({ name, games }) => (
        <section key={name}>
          <h2 className="px-2 py-1 text-xs font-semibold text-muted">{name}</h2>
          <ul>
            {games.map((game) => (
              <li key={game.code}>
                <GameLink game={game} isCurrent={game.code === lotteryCode} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Fast draws of the house apart from the draws of the day. */
function sectionsOf(games: readonly LotteryTilePartsFragment[]) {
  const kinds = ['fast', 'official'] as const
  return kinds
    .map((kind) => ({
      kind,
      games: games.filter(({ periodSeconds }) => (periodSeconds === null) === (kind === 'official')),
    }))
    .filter((section) => section.games.length > 0)
}

interface GameLinkProps {
  game: LotteryTilePartsFragment
  isCurrent: boolean
  onChoose: () => void
}

function GameLink({ game, isCurrent, onChoose }: GameLinkProps) {
  const closesAt = game.currentDraw?.closesAt ?? null
  return (
    <Link
      to={lotteryPath(game)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 items-center justify-between gap-2 rounded-md px-2 text-sm',
        isCurrent ? 'bg-surface-3 font-semibold text-accent' : 'hover:bg-surface-2',
      )}
    >
      <span className="min-w-0">{game.name}</span>
      <DrawCountdown key={closesAt} closesAt={closesAt} className="shrink-0 text-xs text-muted" />
    </Link>
  )
}
