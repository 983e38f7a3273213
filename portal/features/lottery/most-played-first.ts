import type { LotteryTilePartsFragment } from './lottery.generated.ts'

type Lottery = Pick<LotteryTilePartsFragment, 'code' | 'family' | 'periodSeconds' | 'currentDraw'>

/** Stations that take places from the quick draws at most: those that draw next. */
const STATIONS = 5

/**
 * The lotteries of a vendor that players look for: Vietnam's north, which all the country plays, then the stations that draw next, then the
 * quick draws, then the rest; those of a kind by the time at which they close.
 */
export function mostPlayedFirst<Game extends Lottery>(games: readonly Game[], most: number): readonly Game[] {
  const byTime = games.toSorted((one, other) => closing(one).localeCompare(closing(other)))
  const north = byTime.filter((game) => isOfVietnam(game) && game.family === 'VN_NORTH')
  const stations = byTime.filter((game) => isOfVietnam(game) && game.family !== 'VN_NORTH')
  const quick = byTime.filter(({ periodSeconds }) => periodSeconds !== null)
  const others = byTime.filter((game) => game.periodSeconds === null && !isOfVietnam(game))
  return [...north, ...stations.slice(0, STATIONS), ...quick, ...others, ...stations.slice(STATIONS)].slice(0, most)
}

const closing = ({ currentDraw }: Lottery) => currentDraw?.closesAt ?? '~'

/** Drawn by a station of Vietnam, not by the house. */
const isOfVietnam = ({ family, periodSeconds }: Lottery) => periodSeconds === null && family.startsWith('VN_')
