import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { EdgeSettings } from '../edge/arrival.ts'

/** What the gateway must be told. */
export interface GatewayOptions {
  /** Address of the REST platform. */
  readonly wpsUrl: string
  /** Shared secret that proves to the platform that the gateway calls. */
  readonly serviceKey: string
  readonly mode: 'DEMO' | 'LIVE'
  /** The address people type. */
  readonly publicUrl: string
  /** Whether the schema may be asked for. */
  readonly introspection: boolean
  /** Whether operations other than the persisted ones are taken. */
  readonly allowAdHocOperations: boolean
  readonly logger: Logger
  /** Manifest of the operations of portal and console; the committed one unless told otherwise. */
  readonly persistedOperations?: string | URL
  /** Registry of `/metrics`; prom-client's own unless told otherwise. */
  readonly metrics?: Registry
  /** Which machines before us are believed, and about what. */
  readonly edge: EdgeSettings
  /** Milliseconds a read and a write may take. */
  readonly deadlines?: { readonly read?: number; readonly write?: number }
  /** Whether documents are compiled before they are executed; off, graphql-js interprets them. */
  readonly compile?: boolean
}
