import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../faults/faults.ts'
import type { SimulatedBankAccount, SimulatorOptions } from '../options.ts'
import type { BankTransfer } from './transfer.ts'

interface Parts {
  readonly bank: SimulatorOptions['bank']
  readonly faults: Faults
  readonly stopping: AbortSignal
}

/**
 * Reports a transfer once by a SePay-style webhook, with the planned fault applied on the way. Gives `OK` when the receiver took it,
 * otherwise why not.
 */
export async function reportTransfer(
  { bank, faults, stopping }: Parts,
  transfer: BankTransfer,
  account: SimulatedBankAccount | undefined,
): Promise<string> {
  const send = () => post(bank, transfer, account?.bankName ?? transfer.bankBin)
  const fault = faults.take('bank', 'webhook')
  try {
    if (fault?.fault === 'late') await pause(fault.delayMilliseconds, undefined, { signal: stopping })
    if (fault?.fault === 'duplicate') {
      const [first] = await Promise.all([send(), send()])
      return first
    }
    const result = await send()
    return fault?.fault === 'lost-answer' ? 'no answer (injected)' : result
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function post(bank: SimulatorOptions['bank'], transfer: BankTransfer, bankName: string): Promise<string> {
  const answer = await fetch(bank.webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Apikey ${bank.apiKey}` },
    body: JSON.stringify({
      id: transfer.number,
      gateway: bankName,
      transactionDate: formatWebhookTime(transfer.arrivesAt),
      accountNumber: transfer.accountNumber,
      code: null,
      content: transfer.content,
      transferType: 'in',
      transferAmount: transfer.amount,
      accumulated: transfer.accumulated,
      subAccount: null,
      referenceCode: transfer.reference,
      description: `${transfer.payerName} chuyen tien. ND: ${transfer.content}`,
    }),
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  })
  const said: unknown = await answer.json().catch(() => undefined)
  const isTaken = answer.ok && typeof said === 'object' && said !== null && 'success' in said && said.success === true
  return isTaken ? 'OK' : `HTTP ${answer.status}`
}

/** The webhook's clock is Vietnam's and its form `2026-11-21 09:30:00`. */
function formatWebhookTime(moment: string): string {
  return new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
