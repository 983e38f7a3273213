import type { Jobs } from '../../jobs/jobs.ts'
import type { GamesService } from './service.ts'

/** Counts once an hour how often each game was played, for the order of the lobby. */
export function registerGamesJobs({ jobs, games }: { readonly jobs: Jobs; readonly games: GamesService }): void {
  jobs.define('count-plays', { schedule: '23 * * * *', handler: () => games.countPlays() })
}
