import type { Jobs } from '../../jobs/jobs.ts'
import { END_LINE_PLAY, type EndLinePlay } from './service/end-line-play.ts'
import type { LinesService } from './service.ts'

/** What lines are held to follows them when they move, and ends play where bets are not asked about. */
export function registerLinesJobs({ jobs, lines }: { readonly jobs: Jobs; readonly lines: LinesService }): void {
  jobs.every('keep-moved-lines', { seconds: 10, work: async () => void (await lines.keepMoved()) })
  jobs.define<EndLinePlay>(END_LINE_PLAY, { retries: 5, handler: ({ data }) => lines.endLinePlay(data) })
}
