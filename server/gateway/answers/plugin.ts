import type { ApolloServerPlugin } from '@apollo/server'
import type { GatewayContext } from '../context.ts'
import { sharedSeconds } from './shared-seconds.ts'

/** Tells the reading of an operation what the schema says of it, and that it failed. */
export const noteSharing: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, contextValue }) {
        contextValue.reading.allow(sharedSeconds(schema, document))
      },
      async didEncounterErrors({ contextValue }) {
        contextValue.reading.noteOwn()
      },
    }
  },
}
