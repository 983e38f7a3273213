import { load, type Request } from './load.ts'
import type { Section } from './report.ts'
import type { RunningServer } from './running-server.ts'
import { perSecond } from './statistics.ts'

const connections = 8
const seconds = 4

/** Lists and searches as the portal asks for them; each has several, so that no kept answer flatters it. */
const measured: readonly { name: string; paths: readonly string[] }[] = [
  { name: 'a page of a category', paths: pagesOf('gameType=RNG') },
  { name: 'the same by name', paths: pagesOf('gameType=RNG&sort=gameName') },
  { name: 'the same, newest first', paths: pagesOf('gameType=RNG&sort=-listedAt') },
  { name: 'a page of a vendor', paths: pagesOf('gameType=RNG&vassalage=PT') },
  {
    name: 'search without accents',
    paths: ['rong vang', 'than tai', 'sen', 'hai vuong', 'neon', 'ngoc', 'phat tai', 'bien sau'].map(
      (words) => `/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=24&sort=-plays&search=${encodeURIComponent(words)}`,
    ),
  },
]

function pagesOf(filter: string): string[] {
  return Array.from(
    { length: 8 },
    (_none, index) => `/wps/relay/GCSGAME_gameList?${filter}&pageNo=${index * 3 + 1}&pageSize=24`,
  )
}

/** Measures game lists and searches over the whole catalogue at the platform itself. */
export async function benchGames({ origin, serviceKey }: RunningServer): Promise<Section> {
  const rows: string[][] = []
  for (const { name, paths } of measured) {
    // As the gateway itself asks: a visitor's address would be held to its rate limit.
    const calls: Request[] = paths.map((path) => ({ method: 'GET', path, headers: { 'x-service-key': serviceKey } }))
    await load(origin, calls, { connections, seconds: 3 })
    const { requestsPerSecond, p50, p99 } = await load(origin, calls, { connections, seconds })
    rows.push([name, perSecond(requestsPerSecond), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`])
  }
  return {
    title: 'Game lists and search over ten thousand games',
    method: `GET GCSGAME_gameList at the platform, 24 games a page, eight different pages or words in turns, ${connections} connections, ${seconds} s each. Server (PGlite, all roles) and load generator are two processes of the machine.`,
    columns: ['measured', 'calls per second', 'p50', 'p99'],
    best: { column: 'p99', better: 'less' },
    rows,
  }
}
