import { randomUUID } from 'node:crypto'
import { createKeptAnswers } from './answers/kept-answers.ts'
import type { GatewayServices } from './context.ts'
import { followEvents } from './live/event-stream.ts'
import { createEventHub, topicsOf } from './live/events.ts'
import { createChatFeeds } from './modules/chat/feeds.ts'
import type { GatewayOptions } from './options.ts'
import type { GatewayMetrics } from './plugins/metrics.ts'
import { createWpsClient } from './wps/client.ts'
import { createPublicCache } from './wps/public-cache.ts'

/** Who calls where the gateway asks for itself. */
const house = { language: 'vi', token: undefined, ip: undefined, host: undefined, country: undefined } as const

/** What the operations of all callers share; each use of the platform and of the cache is counted. */
export function createServices(options: GatewayOptions, metrics: GatewayMetrics): GatewayServices {
  const events = createEventHub()
  const wps = createWpsClient({
    url: options.wpsUrl,
    serviceKey: options.serviceKey,
    ...(options.deadlines && { deadlines: options.deadlines }),
    onCall(form, outcome, milliseconds) {
      metrics.restCalls.inc({ call: form.name, outcome })
      metrics.restSeconds.observe({ call: form.name }, milliseconds / 1000)
    },
  })
  return {
    logger: options.logger,
    events,
    cache: createPublicCache({ onResult: (result) => metrics.cacheReads.inc({ result }) }),
    answers: createKeptAnswers({ onResult: (result) => metrics.answerReads.inc({ result }) }),
    wps,
    chatFeeds: createChatFeeds({
      events,
      tell: (told) => wps.as({ ...house, requestId: randomUUID() }).call('tellChatListeners', { body: told }),
    }),
  }
}

/** From now on what the platform tells reaches those who listen here, and makes old what the cache keeps of it. */
export function followPlatform(
  { wpsUrl, serviceKey, logger }: GatewayOptions,
  { events, cache, answers }: GatewayServices,
) {
  events.subscribe((event) => {
    for (const topic of topicsOf(event)) {
      cache.invalidate(topic)
      answers.invalidate(topic)
    }
  })
  return followEvents({ url: wpsUrl, serviceKey, logger, onEvent: events.publish })
}
