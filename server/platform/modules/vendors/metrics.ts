import { Counter, register } from 'prom-client'

const NAME = 'croupier_vendor_orders_total'

/** Counts vendors' orders by kind and result; DUPLICATE_MISMATCH and ROUND_FOREIGN are alarms. */
export const vendorOrders =
  (register.getSingleMetric(NAME) as Counter<'source' | 'kind' | 'result'> | undefined) ??
  new Counter({
    name: NAME,
    help: 'Wallet orders of game vendors by kind and result',
    labelNames: ['source', 'kind', 'result'],
  })
