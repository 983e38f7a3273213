import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import { presentWaitingLimit } from '../../lib/waiting-limit.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { type ProposalsService, presentProposal } from '../proposals/service.ts'
import type { SitesService } from '../sites/service.ts'
import type { WithdrawalsService } from './service.ts'
import type { WithdrawalSettings } from './settings.ts'
import { withdrawalSettingsCalls as calls, type WithdrawalSettingsShape } from './settings-schema.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly proposals: ProposalsService
  readonly sites: SitesService
  readonly withdrawals: WithdrawalsService
}

/** How a brand pays out, for operators. */
export function registerWithdrawalSettings(app: FastifyInstance, context: Context): void {
  const { operators, proposals, withdrawals, sites, clock } = context

  async function presenterOf(merchantId: string) {
    const { currency } = await sites.findMerchant(merchantId)
    return (settings: WithdrawalSettings) => present(settings, { id: merchantId, currency }, clock.now())
  }

  async function readWithProposal(merchantId: string) {
    const presentOne = await presenterOf(merchantId)
    const proposal = await proposals.find(merchantId, 'withdrawalSettings', merchantId)
    const settings = presentOne(await withdrawals.operators.settings(merchantId))
    return { ...settings, proposal: presentProposal(proposal) }
  }

  route(app, context, calls.getWithdrawalSettings, async ({ session: { merchantId }, session }) => {
    demand(session, 'withdrawalSettings.read')
    return readWithProposal(merchantId)
  })
  route(app, context, calls.updateWithdrawalSettings, async ({ session, ip, body: { reason, ...body } }) => {
    demand(session, 'withdrawalSettings.change')
    const { merchantId } = session
    const presentOne = await presenterOf(merchantId)
    const wish = {
      ...body,
      minimum: parseMoney(body.minimum, 'minimum'),
      maximum: parseMoney(body.maximum, 'maximum'),
      quickAmounts: body.quickAmounts.map((amount) => parseMoney(amount, 'quickAmounts')),
      dailySum: parseMoney(body.dailySum, 'dailySum'),
      fourEyesAbove: parseMoney(body.fourEyesAbove, 'fourEyesAbove'),
      winAlarmFrom: parseMoney(body.winAlarmFrom, 'winAlarmFrom'),
    }
    const subject = {
      action: 'withdrawalSettings.update',
      subjectKind: 'withdrawalSettings',
      subjectId: () => merchantId,
      present: presentOne,
    }
    await operators.audited({ session, ip, reason }, subject, (tx) =>
      withdrawals.operators.changeSettings(tx, { session, reason }, wish),
    )
    return readWithProposal(merchantId)
  })
}

function present(
  { fourEyes, timeZone: _timeZone, quickAmounts, ...settings }: WithdrawalSettings,
  brand: { id: string; currency: string },
  now: Date,
): Omit<Static<typeof WithdrawalSettingsShape>, 'proposal'> {
  return {
    ...brand,
    ...settings,
    minimum: formatMoney(settings.minimum),
    maximum: formatMoney(settings.maximum),
    dailySum: formatMoney(settings.dailySum),
    winAlarmFrom: formatMoney(settings.winAlarmFrom),
    quickAmounts: quickAmounts.map(formatMoney),
    ...presentWaitingLimit(fourEyes, now),
  }
}
