import type { Config } from '../../../config/config.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import type { EndpointSecrets } from './repository.ts'
import { newSecret } from './signature.ts'

/** How long the secret before signs beside the new one: time to put it into every system that verifies. */
export const ROTATION_HOURS = 24

/** The secrets of endpoints, sealed where they are kept; a row's secret opens for its own endpoint alone. */
export function createWebhookSecrets({ credentialKey }: Pick<Config, 'credentialKey'>) {
  const box = createSecretBox(credentialKey)
  const contextOf = (endpointId: string) => `webhook ${endpointId}`
  return {
    /** A new one, as its owner is shown it once and as it is kept. */
    make(endpointId: string): { readonly shown: string; readonly kept: string } {
      const shown = newSecret()
      return { shown, kept: box.seal(shown, contextOf(endpointId)) }
    },

    /** Those that sign now, the present one first. */
    ofNow({ id, secret, previous_secret, previous_until }: EndpointSecrets, now: Date): string[] {
      const previous = previous_until !== null && previous_until > now ? previous_secret : null
      return [secret, ...(previous === null ? [] : [previous])].map((kept) => box.open(kept, contextOf(id)))
    },
  }
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>
