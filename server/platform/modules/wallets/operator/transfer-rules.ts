import type { Database, Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import { lockSettings, mayCount, type ProposalsService } from '../../proposals/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { walletsErrors } from '../errors.ts'
import { saveRule } from '../member-transfers-repository.ts'
import { readRule, sendsMore, type TransferRule } from '../transfer-rules.ts'
import { walletsRights } from './policy.ts'
import { presentTransferRule } from './presenter.ts'

export interface TransferRulesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly proposals: Pick<ProposalsService, 'find'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** How far members may send each other money. */
export function createTransferRulesService(dependencies: TransferRulesDependencies) {
  const { database, clock, operators, proposals, sites } = dependencies

  async function read(merchantId: string) {
    const brand = await sites.findMerchant(merchantId)
    const proposal = await proposals.find(merchantId, 'memberTransferRules', merchantId)
    return { merchantId, currency: brand.currency, rule: await readRule(database.query, brand), proposal }
  }

  return {
    /** The rule of the brand in view, with what waits for a second operator. */
    async read(session: OperatorSession) {
      demand(session, walletsRights['memberTransferRules.read'])
      return read(session.merchantId)
    },

    /** Changes it; one that lets more be sent takes two operators. Throws MEMBER_TRANSFER_RANGE and as `mayCount`. */
    async update(by: By & { readonly reason: string }, after: TransferRule) {
      const { session, reason } = by
      const { merchantId } = session
      const brand = await sites.findMerchant(merchantId)
      await operators.perform(by, { ...updateDeed, subjectId: () => merchantId }, async (tx) => {
        checkRange(after)
        await lockSettings(tx, merchantId, 'memberTransferRules')
        const before = await readRule(tx.query, brand)
        const about = { merchantId, kind: 'memberTransferRules', subjectId: merchantId } as const
        const change = { ...about, wish: presentTransferRule(after), reason, raises: sendsMore(before, after) }
        if (!(await mayCount(tx, session, change, clock.now())))
          return { before, after, action: 'memberTransferRules.propose' }
        await save(tx, merchantId, after)
        return { before, after }
      })
      return read(merchantId)
    },
  }
}

const updateDeed = {
  right: walletsRights['memberTransferRules.change'],
  action: 'memberTransferRules.update',
  subjectKind: 'memberTransferRules',
  present: presentTransferRule,
}

function checkRange({ minimum, maximum, dailyMaximum }: TransferRule): void {
  if (minimum <= 0n) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'minimum' })
  if (maximum < minimum) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'maximum' })
  if (dailyMaximum < maximum) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'dailyMaximum' })
}

const save = (tx: Transaction, merchantId: string, rule: TransferRule): Promise<void> =>
  saveRule(tx.query, merchantId, {
    to_upline: rule.toUpline,
    to_downline: rule.toDownline,
    minimum: rule.minimum,
    maximum: rule.maximum,
    daily_maximum: rule.dailyMaximum,
  })
