import { pick } from '../../providers/resource-operations.ts'

/** What of the form is sent; what else stands in the record is the platform's. */
export const webhookInput = (data: Record<string, unknown>): Record<string, unknown> =>
  pick(data, 'name', 'url', 'events', 'isOn', 'reason')
