import type { Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { addressOf, type CustomerServiceKind } from './customer-service-kinds.ts'
import {
  type CustomerServiceRow,
  deleteCustomerService,
  insertCustomerService,
  selectCustomerServices,
  updateCustomerService,
} from './customer-services-repository.ts'
import { sitesErrors } from './errors.ts'
import type { OpeningHours } from './opening-hours.ts'
import { lockMerchant } from './repository.ts'

/** Entries of a brand: a window shows no more. */
const MOST = 20

/** A way to reach people of a brand. */
export interface CustomerService {
  readonly id: string
  readonly csType: CustomerServiceKind
  /** The real address; the public answer carries it encrypted. */
  readonly address: string
  readonly labels: readonly { readonly language: string; readonly label: string }[]
  /** Empty: day and night. */
  readonly hours: readonly OpeningHours[]
  readonly position: number
  readonly enabled: boolean
  readonly changedAt: Date | null
}

export type CustomerServiceInput = Omit<CustomerService, 'id' | 'changedAt'>

export const toCustomerService = (row: CustomerServiceRow): CustomerService => ({
  id: row.id,
  csType: row.cs_type as CustomerServiceKind,
  address: row.path,
  labels: Object.entries(row.labels as Record<string, string>).map(([language, label]) => ({ language, label })),
  hours: row.hours as unknown as OpeningHours[],
  position: row.position,
  enabled: row.enabled,
  changedAt: row.changed_at,
})

/** Changes of the entries of a brand, each within the caller's transaction; `announce` tells live clients after its commit. */
export function createCustomerServiceChanges(
  clock: Clock,
  announce: (tx: Transaction, merchantId: string, topic: 'whitelabel') => void,
) {
  /** The entries, held until the transaction ends, and the columns that a wish becomes. */
  async function plan(tx: Transaction, merchantId: string, input: CustomerServiceInput, ownId?: string) {
    const merchant = await lockMerchant(tx.query, merchantId)
    if (merchant === undefined) throw sitesErrors.MERCHANT_NOT_FOUND()
    const entries = (await selectCustomerServices(tx.query, merchantId)).map(toCustomerService)
    const others = entries.filter(({ id }) => id !== ownId)
    const path = addressOf(input.csType, input.address)
    if (path === undefined) throw sitesErrors.CUSTOMER_SERVICE_ADDRESS({ field: 'address' })
    const strange = input.labels.find(({ language }) => !merchant.languages.includes(language))
    if (strange !== undefined)
      throw sitesErrors.LANGUAGE_NOT_OFFERED({ field: 'labels', extras: { language: strange.language } })
    if (input.csType === 'LIVECHAT' && others.some(({ csType }) => csType === 'LIVECHAT'))
      throw sitesErrors.CUSTOMER_SERVICE_CHAT_TWICE({ field: 'csType' })
    const columns = {
      cs_type: input.csType,
      path,
      labels: JSON.stringify(Object.fromEntries(input.labels.map(({ language, label }) => [language, label.trim()]))),
      hours: JSON.stringify(input.hours),
      position: input.position,
      enabled: input.enabled,
      changed_at: clock.now(),
    }
    return { entries, columns }
  }

  return {
    /** Throws CUSTOMER_SERVICE_…, LANGUAGE_NOT_OFFERED. */
    async createCustomerService(tx: Transaction, merchantId: string, input: CustomerServiceInput) {
      const { entries, columns } = await plan(tx, merchantId, input)
      if (entries.length >= MOST) throw sitesErrors.CUSTOMER_SERVICES_TOO_MANY({ extras: { most: MOST } })
      const row = await insertCustomerService(tx.query, { merchant_id: merchantId, id: newId(), ...columns })
      announce(tx, merchantId, 'whitelabel')
      return { before: null, after: toCustomerService(row) }
    },

    /** Throws CUSTOMER_SERVICE_…, LANGUAGE_NOT_OFFERED. */
    async updateCustomerService(tx: Transaction, merchantId: string, id: string, input: CustomerServiceInput) {
      const { entries, columns } = await plan(tx, merchantId, input, id)
      const before = find(entries, id)
      const row = await updateCustomerService(tx.query, merchantId, id, columns)
      announce(tx, merchantId, 'whitelabel')
      return { before, after: toCustomerService(row) }
    },

    /** Throws CUSTOMER_SERVICE_NOT_FOUND. */
    async deleteCustomerService(tx: Transaction, merchantId: string, id: string) {
      await lockMerchant(tx.query, merchantId)
      const before = find((await selectCustomerServices(tx.query, merchantId)).map(toCustomerService), id)
      await deleteCustomerService(tx.query, merchantId, id)
      announce(tx, merchantId, 'whitelabel')
      return { before, after: null }
    },
  }
}

function find(entries: readonly CustomerService[], id: string): CustomerService {
  const found = entries.find((one) => one.id === id)
  if (found === undefined) throw sitesErrors.CUSTOMER_SERVICE_NOT_FOUND()
  return found
}
