import { toAmounts } from '../../lib/to-amounts.ts'
import { pick, pickEach } from '../../providers/resource-operations.ts'

/** What of the form goes to the server; the code only when the channel is new, since an update names it beside. */
export function channelInput(data: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(data.isNew === true && { id: data.id }),
    ...pick(data, 'gateway', 'bankName', 'accountNumber', 'accountName', 'enabled', 'position', 'reason'),
    bankBin: data.bankBin ?? '',
    minimum: String(data.minimum),
    maximum: String(data.maximum),
    quickAmounts: toAmounts(data.quickAmounts),
    names: pickEach(data.names, 'language', 'name'),
  }
}
