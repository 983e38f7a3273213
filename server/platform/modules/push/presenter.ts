import type { Static } from 'typebox'
import { deviceName } from '../sessions/service.ts'
import type { SubscriptionRow } from './repository.ts'
import type { PushSubscription } from './schema.ts'

/** The address stays here: whoever knows it may send there. */
export const presentSubscription = ({
  id,
  user_agent,
  created_at,
}: SubscriptionRow): Static<typeof PushSubscription> => ({
  id,
  device: deviceName(user_agent),
  createdAt: created_at.toISOString(),
})
