import type { Logger } from 'pino'
import type { Registry } from 'prom-client'

/** What the gateway must be told. */
export interface GatewayOptions {
  /** Address of the REST platform. */
  readonly wpsUrl: string
  /** Shared secret that proves to the platform that the gateway calls. */
  readonly serviceKey: string
  readonly mode: 'DEMO' | 'LIVE'
  /** Whether the schema may be asked for. */
  readonly introspection: boolean
  /** Whether operations other than the persisted ones are taken. */
  readonly allowAdHocOperations: boolean
  readonly logger: Logger
  /** Manifest of the operations of portal and console; the committed one unless told otherwise. */
  readonly persistedOperations?: string | URL
  /** Registry of `/metrics`; prom-client's own unless told otherwise. */
  readonly metrics?: Registry
  /** Name of a header in which a trusted edge tells the country of a visitor; passed on to the platform. */
  readonly geoHeader?: string | undefined
  /** Milliseconds a read and a write may take. */
  readonly deadlines?: { readonly read: number; readonly write: number }
  /** Whether documents are compiled before they are executed; off, graphql-js interprets them. */
  readonly compile?: boolean
}
