import { bind } from '../../lib/bind.ts'
import type { Dependencies } from './service/dependencies.ts'
import { openEnvelope } from './service/open.ts'
import { countEnvelopes, readEnvelopes } from './service/read.ts'

/** Red envelopes that a brand lets rain: what is in each is dealt when it is opened (domain.md 8). */
export function createEnvelopesService(dependencies: Dependencies) {
  return bind(dependencies, { readEnvelopes, countEnvelopes, openEnvelope })
}

export type EnvelopesService = ReturnType<typeof createEnvelopesService>
