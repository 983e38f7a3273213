// npm run bench: medians with their ratio, in one run on one machine. Prints them and writes docs/benchmarks.md.
import { join } from 'node:path'
import { root } from '../../scripts/lib/process.mjs'
import { benchBets } from './bets.ts'
import { benchCallbacks } from './callbacks.ts'
import { benchChat } from './chat.ts'
import { benchCounting } from './counting.ts'
import { benchDeposits } from './deposits.ts'
import { benchGames } from './games.ts'
import { benchLedger } from './ledger.ts'
import { benchLobby } from './lobby.ts'
import { benchLottery } from './lottery.ts'
import { describeMachine } from './machine.ts'
import { benchPast } from './past.ts'
import { benchPortal } from './portal.ts'
import { type Section, toMarkdown, writeReport } from './report.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { benchSettlements } from './settlements.ts'
import { benchStatement } from './statement.ts'
import { benchTeams } from './teams.ts'

const databaseUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test'

const sections: Record<string, () => Promise<Section>> = {
  ledger: () => benchLedger(databaseUrl),
  callbacks: () => benchCallbacks(databaseUrl),
  past: () => benchPast(databaseUrl),
  bets: () => benchBets(databaseUrl),
  counting: () => benchCounting(databaseUrl),
  lottery: () => benchLottery(databaseUrl),
  deposits: () => benchDeposits(databaseUrl),
  lobby: () => withServer(benchLobby),
  games: () => withServer(benchGames),
  portal: () => withServer(benchPortal),
  chat: benchChat,
  statement: () => benchStatement(databaseUrl),
  teams: () => benchTeams(databaseUrl),
  settlements: () => benchSettlements(databaseUrl),
}

async function withServer(bench: (server: RunningServer) => Promise<Section>): Promise<Section> {
  const server = await startServer()
  try {
    return await bench(server)
  } finally {
    await server.stop()
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in sections))
if (unknown.length > 0)
  throw new Error(`No such section: ${unknown.join(', ')}. There are ${Object.keys(sections).join(', ')}.`)

const machine = await describeMachine(databaseUrl)
console.log(`Machine: ${machine}\n`)
const report = join(root, 'docs', 'benchmarks.md')
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  try {
    const section = await measure()
    console.log(toMarkdown(section))
    // At once: whatever ends a later section ends none that was measured.
    writeReport(report, machine, [section])
    console.log(`Written to ${report}\n`)
  } catch (error) {
    // One section that cannot run here (no PostgreSQL, no browser) leaves the others standing, and the exit code says so.
    console.error(`Section ${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
