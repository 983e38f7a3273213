import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import { presentProposal } from '../../proposals/service.ts'
import { presentStep, presentVip } from '../presenter.ts'
import { type LevelWish, presentWish } from './levels.ts'
import { vipOperatorCalls as calls, type VipLevelSettings } from './schema.ts'
import { changeLevels, readLevels } from './service/change-levels.ts'
import type { VipOperatorDependencies } from './service/dependencies.ts'
import { readMemberStanding } from './service/standing.ts'

type Level = Static<typeof VipLevelSettings>['levels'][number]

/** Levels, and who stands where, for operators. */
export function registerVipOperatorRoutes(app: FastifyInstance, context: HttpContext & VipOperatorDependencies): void {
  route(app, context, calls.getVipLevels, async ({ session }) => present(await readLevels(context, session)))
  route(app, context, calls.updateVipLevels, async ({ session, ip, body: { levels, reason } }) => {
    await changeLevels(context, { session, ip, reason }, levels.map(wishOf))
    return present(await readLevels(context, session))
  })
  route(app, context, calls.getMemberVip, async ({ session, params, query, locale }) => {
    const { timeZone } = await context.sites.findMerchant(session.merchantId)
    const { view, steps } = await readMemberStanding(context, session, params.id, query)
    return { vip: presentVip(view, locale, timeZone), steps: page(steps.rows.map(presentStep), steps.total, query) }
  })
}

const present = ({ levels, brand, proposal }: Awaited<ReturnType<typeof readLevels>>) => ({
  ...brand,
  levels: levels.map(presentWish),
  proposal: presentProposal(proposal),
})

/** Names in the order of their languages, so that two operators who want the same send the same. */
const wishOf = ({ names, rebateRise, ...amounts }: Level): LevelWish => ({
  names: names.toSorted((one, other) => (one.language < other.language ? -1 : 1)),
  rebateRise,
  deposits: parseMoney(amounts.deposits),
  validBet: parseMoney(amounts.validBet),
  keepValidBet: parseMoney(amounts.keepValidBet),
  upgradeBonus: parseMoney(amounts.upgradeBonus),
  monthlyBonus: parseMoney(amounts.monthlyBonus),
  birthdayBonus: parseMoney(amounts.birthdayBonus),
})
