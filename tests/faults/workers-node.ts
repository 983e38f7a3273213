import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { Counter } from 'prom-client'
import { offerMetrics, readMetrics } from '../../server/processes/metrics.ts'
import { supervise } from '../../server/processes/supervise.ts'

/** A node of several processes that do one thing: they answer with their process id, and count what they answered. */
const { PORT = '', REFUSES_TO_START } = process.env
if (cluster.isPrimary) {
  const logger = pino()
  supervise({ count: 2, logger, patience: 5_000, onReady: () => logger.info('all are there') })
} else {
  if (REFUSES_TO_START) {
    process.stderr.write('it cannot start\n')
    process.exit(3)
  }
  offerMetrics()
  const answers = new Counter({ name: 'answers_total', help: 'Answers' })
  const server = createServer(async ({ url }, response) => {
    if (url === '/metrics') return response.end((await readMetrics()).text)
    answers.inc()
    // A slow answer is one that a stop has to wait for.
    if (url === '/slow') {
      process.stdout.write('begun\n')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    response.end(String(process.pid))
  })
  process.on('SIGTERM', () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
  server.listen(Number(PORT), '127.0.0.1')
}
