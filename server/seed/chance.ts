import type { PlatformContext } from '../platform/context.ts'
import { newId } from '../platform/lib/id.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { insertRain, listRains, setState as setRainState } from '../platform/modules/envelopes/operator/repository.ts'
import {
  insertRaffle,
  listRaffles,
  setState as setRaffleState,
} from '../platform/modules/raffles/operator/repository.ts'
import { readLadder, saveLadder } from '../platform/modules/sign-in-days/repository.ts'
import { chancePrizes, chanceWords, signInSteps } from './chance-data.ts'

const DAY = 86_400_000
const FIRST = { limit: 1, offset: 0 }

/** A rain of red envelopes, sign-in days and a raffle for each demo brand that has none yet. */
export async function seedChance(context: PlatformContext): Promise<void> {
  const { database, clock, sites } = context
  for (const { id: merchantId, mode, currency, languages } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    const at = clock.now()
    const made = { merchantId, currency, at }
    const spoken = <Words extends { readonly language: string }>(words: readonly Words[]) =>
      words.filter(({ language }) => languages.includes(language))
    const time = { startsAt: at, endsAt: new Date(at.getTime() + 14 * DAY) }
    await database.transaction(async ({ query }) => {
      if ((await readLadder(query, merchantId)).steps.length === 0)
        await saveLadder(query, merchantId, { isRunning: true, steps: signInSteps }, { at, by: 'operator' })
      if ((await listRains(query, merchantId, {}, FIRST)).total === 0) {
        const amounts = { envelopes: 2_000, total: 20_000_000n, least: 2_000n, greatest: 88_000n }
        const rain = await insertRain(
          query,
          { ...made, id: newId(at.getTime()) },
          {
            ...time,
            words: spoken(chanceWords.envelopes),
            envelopes: amounts.envelopes,
            total: amounts.total * MONEY_SCALE,
            least: amounts.least * MONEY_SCALE,
            greatest: amounts.greatest * MONEY_SCALE,
            isDaily: true,
            leastRank: 0,
          },
        )
        await setRainState(query, rain, 'PUBLISHED', at)
      }
      if ((await listRaffles(query, merchantId, {}, FIRST)).total > 0) return
      const raffle = await insertRaffle(
        query,
        { ...made, id: newId(at.getTime()) },
        {
          ...time,
          words: spoken(chanceWords.raffle),
          leastDeposit: 200_000n * MONEY_SCALE,
          prizes: chancePrizes.map((prize) => ({ ...prize, names: spoken(prize.names) })),
        },
      )
      await setRaffleState(query, raffle, 'PUBLISHED', at)
    })
    await seedTickets(context, merchantId)
  }
}

/** Three tickets of the raffle of his brand for whoever tries the product, once. */
async function seedTickets({ database, raffles }: PlatformContext, merchantId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const [raffle] = (await listRaffles(tx.query, merchantId, { state: 'PUBLISHED' }, FIRST)).rows
    const member = await tx.query
      .selectFrom('members')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .where('account', '=', 'demo01')
      .executeTakeFirst()
    if (raffle === undefined || member === undefined) return
    const document = { kind: 'seed', id: member.id } as const
    await raffles.giveTickets(tx, { merchantId, memberId: member.id, raffleId: raffle.id, count: 3, document })
  })
}
