import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { presentFailure, presentJob } from './presenter.ts'
import { jobsOperatorCalls as calls } from './schema.ts'
import { createJobsOperatorService, type JobsOperatorDependencies } from './service.ts'

/** What the platform does by itself, for operators of all brands. */
export function registerJobsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & JobsOperatorDependencies,
): void {
  const jobs = createJobsOperatorService(context)

  route(app, context, calls.listJobs, async ({ session, locale }) =>
    (await jobs.list(session)).map((job) => presentJob(job, locale)),
  )
  route(app, context, calls.getJob, async ({ session, params, locale }) => {
    const { job, failures } = await jobs.get(session, params.id)
    return { ...presentJob(job, locale), failures: failures.map((failure) => presentFailure(failure, locale)) }
  })
  route(app, context, calls.runJob, async ({ session, ip, params, body, locale }) =>
    presentJob(await jobs.run({ session, ip, reason: body.reason }, params.id), locale),
  )
  route(app, context, calls.retryJobFailure, async ({ session, ip, params, body, locale }) =>
    presentFailure(await jobs.retry({ session, ip, reason: body.reason }, params.id), locale),
  )
  route(app, context, calls.dropJobFailure, async ({ session, ip, params, body, locale }) =>
    presentFailure(await jobs.drop({ session, ip, reason: body.reason }, params.id), locale),
  )
}
