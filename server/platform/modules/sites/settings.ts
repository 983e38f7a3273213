import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import { createKeptReads } from '../../lib/kept-reads.ts'
import { toCustomerService } from './customer-services.ts'
import { selectCustomerServices } from './customer-services-repository.ts'
import { type Merchant, toMerchant } from './merchant.ts'
import { usablePattern } from './registration-patterns.ts'
import * as repository from './repository.ts'

/** A whitelabel module of a brand and whether it is on. */
export interface ModuleSwitch {
  readonly module: string
  readonly enabled: boolean
  readonly changedAt: Date | null
}

/** Rules of one registration field (section 5 of the specification). */
export interface RegistrationRule {
  readonly name: string
  readonly enabled: boolean
  readonly required: boolean
  readonly minLength: number
  readonly maxLength: number
  readonly patternId: number
  readonly acceptedPattern: string
  readonly position: number
}

/** Milliseconds. */
const LIFE = 5_000

/** What every call reads of a brand, kept for some seconds and forgotten when the brand changes. */
export function createSettings({ database, clock, events }: { database: Database; clock: Clock; events: EventBus }) {
  const { keep: keepRead, forget } = createKeptReads({ clock, events, life: LIFE })
  /** What is kept may have to be read: who asks within a transaction would be refused only when it is, so he is refused always. */
  const keep: typeof keepRead = (key, read) => {
    database.assertOutsideTransaction()
    return keepRead(key, read)
  }

  return {
    forget,
    merchants: () =>
      keep(
        'merchants',
        async (): Promise<Merchant[]> => (await repository.selectMerchants(database.query)).map(toMerchant),
      ),
    domains: () =>
      keep(
        'domains',
        async () =>
          new Map((await repository.selectDomains(database.query)).map((row) => [row.domain, row.merchant_id])),
      ),
    modules: (id: string) =>
      keep(`modules ${id}`, async () => (await repository.selectModules(database.query, id)).map(toModuleSwitch)),
    registrationRules: (id: string) =>
      keep(`registration ${id}`, async () =>
        (await repository.selectRegistrationFields(database.query, id)).map(toRegistrationRule),
      ),
    customerServices: (id: string) =>
      keep(`services ${id}`, async () => (await selectCustomerServices(database.query, id)).map(toCustomerService)),
  }
}

export const toModuleSwitch = (row: { module: string; enabled: boolean; changed_at: Date | null }): ModuleSwitch => ({
  module: row.module,
  enabled: row.enabled,
  changedAt: row.changed_at,
})

export const toRegistrationRule = (row: repository.RegistrationFieldRow): RegistrationRule => ({
  name: row.name,
  enabled: row.enabled,
  required: row.required,
  minLength: row.min_length,
  maxLength: row.max_length,
  patternId: row.pattern_id,
  acceptedPattern: usablePattern(row.accepted_pattern, row.pattern_id),
  position: row.position,
})
